import styles from './line-button.module.css'

export interface LineButtonProps {
  readonly line: number
  /** What the button says; the number where left out. */
  readonly text?: string
  /** For screen readers: “Line 4”. */
  readonly label: string
  readonly onReveal: (line: number) => void
}

/** A line number that leads to the line in the editor. */
export function LineButton({ line, text, label, onReveal }: LineButtonProps) {
  return (
    <button
      type="button"
      className={text === undefined ? styles.line : `${styles.line} ${styles.inline}`}
      aria-label={text === undefined ? label : undefined}
      onClick={() => onReveal(line)}
    >
      {text ?? line}
    </button>
  )
}
