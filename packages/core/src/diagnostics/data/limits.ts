/** What the findings of the checks on limits carry, for their messages. */
export interface LimitsData {
  readonly 'file-too-large': {
    readonly octets: number
    readonly limit: number
    /** The last line that readers with the limit read. */
    readonly lastLine: number
    /** How many rules stand behind it. */
    readonly rulesLost: number
    /** The lines of the first of these. */
    readonly lostLines: readonly number[]
    /** The answer was longer than what was read of it, so that more may be lost. */
    readonly truncated: boolean
  }
  readonly 'too-many-rules-for-yandex': { readonly rules: number; readonly limit: number }
  readonly 'rule-too-long-for-yandex': { readonly characters: number; readonly limit: number }
}
