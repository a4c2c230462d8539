/** What the benchmark measures: a piece of work, who else does it, and what we hold ourselves to. */

/** What a figure counts. */
export type Unit = 'ms' | 'µs' | 'MiB'

/** What is aimed at: so many times as fast as the peer, or at most so much. */
export type Goal =
  | { readonly kind: 'ratio'; readonly least: number }
  | { readonly kind: 'most'; readonly most: number }

export interface BenchCase {
  readonly name: string
  /** What one run does, for the reader of the table. */
  readonly work: string
  readonly unit: Unit
  readonly goal: Goal | null
  /** Measures; `brief` asks only that it runs. */
  measure(effort: Effort): Figures
}

export interface Figures {
  readonly ours: number
  /** The same work done by somebody else; null where nobody else can. */
  readonly peer: { readonly name: string; readonly theirs: number; readonly ratio: number } | null
}

/** How much is done to be sure of a figure. */
export interface Effort {
  readonly brief: boolean
  readonly rounds: number
  /** Milliseconds for each side in each round, if one run does not take longer. */
  readonly time: number
}

export const THOROUGH: Effort = { brief: false, rounds: 5, time: 300 }
export const BRIEF: Effort = { brief: true, rounds: 1, time: 1 }

/** Whether figures reach a goal. */
export function reaches(goal: Goal, { ours, peer }: Figures): boolean {
  switch (goal.kind) {
    case 'ratio':
      return peer !== null && peer.ratio >= goal.least
    case 'most':
      return ours <= goal.most
  }
}
