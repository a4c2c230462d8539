/** Allowed, blocked or unknown: always a sign and a word, and the only place of verdict hues. */
import { AllowedIcon, BlockedIcon, UnknownIcon } from './icons.tsx'
import styles from './outcome.module.css'

export type OutcomeKind = 'allowed' | 'blocked' | 'unknown'

const ICONS = { allowed: AllowedIcon, blocked: BlockedIcon, unknown: UnknownIcon } as const

/** The kind of a verdict's answer. */
export function outcomeOf(allowed: boolean | null): OutcomeKind {
  if (allowed === null) return 'unknown'
  return allowed ? 'allowed' : 'blocked'
}

export interface OutcomeProps {
  readonly kind: OutcomeKind
  readonly text: string
  readonly large?: boolean
}

export function Outcome({ kind, text, large = false }: OutcomeProps) {
  const Icon = ICONS[kind]
  return (
    <span className={`${styles.outcome} ${styles[kind]} ${large ? styles.large : ''}`}>
      <Icon size={large ? 22 : 14} />
      <span>{text}</span>
    </span>
  )
}
