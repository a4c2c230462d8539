/** The list of the picker. Focus stays in the field; the option in front is named from there. */
import { memo } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { crawlerName } from '../../messages/crawler-name.ts'
import type { CrawlerOption, OptionGroup } from './crawler-options.ts'
import styles from './crawler-picker.module.css'

export interface CrawlerListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly OptionGroup[]
  readonly activeKey: string | null
  readonly onChoose: (option: CrawlerOption) => void
}

/** Id of the element of an option. */
export function optionId(id: string, key: string): string {
  return `${id}-option-${key.replace(/[^\w-]/g, '_')}`
}

export function CrawlerList({ id, label, groups, activeKey, onChoose }: CrawlerListProps) {
  const { t } = useCatalogue()
  const titles = { popular: t.crawler.popular, typed: t.crawler.unlisted, operator: '' }
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // Focus must not leave the field when an option is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const title = titles[group.kind] || group.operator || t.crawler.independent
        const titleId = `${id}-${group.kind}-${group.operator.replace(/\W/g, '_')}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may only hold groups and options
          <div key={titleId} role="group" aria-labelledby={titleId} className={styles.group}>
            <div id={titleId} role="presentation" className={styles.title}>
              {title}
            </div>
            {group.options.map((option) => (
              <Option
                key={option.key}
                id={optionId(id, option.key)}
                option={option}
                active={option.key === activeKey}
                showsOperator={group.kind !== 'operator'}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: CrawlerOption
  readonly active: boolean
  readonly showsOperator: boolean
  readonly onChoose: (option: CrawlerOption) => void
}

const Option = memo(function Option(props: OptionProps) {
  const { id, option, active, showsOperator, onChoose } = props
  const catalogue = useCatalogue()
  const { t } = catalogue
  const { crawler, header } = option
  const remarks = [
    ...(crawler.custom ? [t.crawler.custom] : []),
    ...(header === null ? [] : [t.crawler.fromHeader(header)]),
    ...(showsOperator && crawler.operator !== '' ? [crawler.operator] : []),
    ...(crawler.token === '' ? [t.crawler.noToken] : []),
    ...(crawler.retired ? [t.crawler.retired] : []),
    ...(crawler.control ? [t.crawler.control] : []),
  ]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are never focused
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      <span translate="no">{crawlerName(crawler, catalogue)}</span>
      <span className={styles.remarks}>{remarks.join(' · ')}</span>
    </div>
  )
})
