import { CRAWLERS, type Crawler } from '@robots-txt-tester/core'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import { Select } from '../../ui/select.tsx'
import styles from './crawlers-panel.module.css'

export type PurposeChoice = Crawler['purpose'] | 'any'

export interface Filter {
  readonly all: boolean
  readonly purpose: PurposeChoice
  readonly search: string
}

export interface CrawlersFilterProps {
  readonly filter: Filter
  /** How many crawlers there are in all. */
  readonly total: number
  readonly onChange: (filter: Filter) => void
}

/** The purposes that occur, in the order in which they do. */
const PURPOSES = Array.from(new Set(CRAWLERS.map((crawler) => crawler.purpose)))

/** Popular or all; of all, by purpose and by words. */
export function CrawlersFilter({ filter, total, onChange }: CrawlersFilterProps) {
  const { crawlers } = usePanelMessages()
  const texts = useReferenceTexts()
  const choices = [
    { all: false, text: crawlers.popular },
    { all: true, text: crawlers.all(total) },
  ]
  return (
    <div className={styles.filter}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{crawlers.shown}</legend>
        {choices.map(({ all, text }) => (
          <label key={text}>
            <input
              type="radio"
              name="crawlers-shown"
              className="visually-hidden"
              checked={filter.all === all}
              onChange={() => onChange({ ...filter, all })}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {filter.all && (
        <>
          <Select<PurposeChoice>
            label={crawlers.purpose}
            value={filter.purpose}
            options={[
              { value: 'any', text: crawlers.anyPurpose },
              ...PURPOSES.map((value) => ({ value, text: texts?.purposes[value].label ?? value })),
            ]}
            onChoose={(purpose) => onChange({ ...filter, purpose })}
          />
          <input
            type="search"
            className={styles.search}
            aria-label={crawlers.search}
            placeholder={crawlers.search}
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
