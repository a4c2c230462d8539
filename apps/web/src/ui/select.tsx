import { ChevronIcon } from './icons.tsx'
import styles from './select.module.css'

export interface SelectProps<Value extends string> {
  readonly value: Value
  /** What may be chosen; only these values come back. */
  readonly options: readonly {
    readonly value: Value
    readonly text: string
    readonly lang?: string
  }[]
  readonly onChoose: (value: Value) => void
  readonly id?: string
  readonly label?: string
  readonly look?: 'normal' | 'plain'
}

/** The browser's own select, in the page's dress. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChoose, id, label, look = 'normal' } = props
  return (
    <span className={`${styles.select} ${look === 'plain' ? styles.plain : ''}`}>
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen !== undefined) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  )
}
