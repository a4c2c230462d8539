/** What the findings of the checks on groups carry, for their messages. */
import type { RespectsBasis } from '../../crawlers/crawler.ts'
import type { AgentValueKind } from '../agent-value.ts'
import type { GroupGap } from '../group-gap.ts'

export interface GroupsData {
  readonly 'rule-before-user-agent': { readonly rule: string; readonly count: number }
  readonly 'groups-run-together': {
    /** Values of the user-agent lines above, not more than a few, and how many there are. */
    readonly above: readonly string[]
    readonly aboveCount: number
    /** The value of the line that joins them. */
    readonly joining: string
    /** What stands between them and does not end the group. */
    readonly because: GroupGap['because']
    readonly name: string
    /** The first rule that they share. */
    readonly rule: string
    readonly ruleLine: number
  }
  readonly 'blank-line-in-group': {
    /** The first rule that is lost, and how many are. */
    readonly rule: string
    readonly count: number
  }
  readonly 'repeated-group': {
    /** Not more than a few of the tokens, and how many there are. */
    readonly tokens: readonly string[]
    readonly count: number
    /** How many groups name the first of them. */
    readonly groups: number
    readonly star: boolean
  }
  readonly 'empty-group': { readonly tokens: readonly string[]; readonly count: number }
  readonly 'named-group-drops-star-rules': {
    readonly tokens: readonly string[]
    readonly count: number
    /** Tokens of crawlers that obey this group too, since none names them. */
    readonly followers: readonly string[]
    /** Not more than a few of the patterns, and how many there are. */
    readonly lost: readonly string[]
    readonly lostCount: number
  }
  readonly 'invalid-product-token': {
    readonly kind: AgentValueKind
    /** Not more than a few of the values, and on how many lines the like stands. */
    readonly values: readonly string[]
    readonly count: number
    /** What the most lenient readers take the first one for; empty: nobody. */
    readonly read: string
    /** What was probably meant; empty where it is not plain. */
    readonly meant: readonly string[]
  }
  readonly 'several-tokens-on-one-line': {
    readonly tokens: readonly string[]
    readonly count: number
    /** The one that the most lenient readers see. */
    readonly read: string
  }
  readonly 'unknown-crawler': { readonly token: string; readonly nearest: string }
  readonly 'retired-crawler': {
    readonly token: string
    readonly operator: string
    /** Tokens of the operator's crawlers that run today. */
    readonly today: readonly string[]
  }
  readonly 'control-token': { readonly token: string; readonly operator: string }
  readonly 'star-does-not-apply': { readonly tokens: readonly string[] }
  readonly 'user-triggered-crawler': {
    readonly token: string
    readonly operator: string
    readonly saidBy: RespectsBasis
  }
}
