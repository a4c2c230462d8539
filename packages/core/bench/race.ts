/** Times our work and a peer's by turns, so that both meet the same weather on the machine. */
import { Bench } from 'tinybench'
import type { Effort, Figures } from './bench-case.ts'

export interface Race {
  ours(): unknown
  readonly peer: { readonly name: string; run(): unknown } | null
  /** How many of what is counted one run does; figures are for one of them. */
  readonly each?: number
  /** Milliseconds × this is the unit of the figures. */
  readonly perMillisecond?: number
}

/** A run that takes longer needs neither warming up nor as many repetitions. */
const LONG_RUN = 1_000

/**
 * Runs both sides in several rounds. A round's figure is the median of its runs; the figures given
 * are medians of the rounds, and the ratio is the median of the ratios within the rounds.
 */
export function race({ ours, peer, each = 1, perMillisecond = 1 }: Race, effort: Effort): Figures {
  const firstRuns = timeOf(ours) + (peer === null ? 0 : timeOf(() => peer.run()))
  const count = firstRuns > LONG_RUN ? Math.min(3, effort.rounds) : effort.rounds
  const rounds = Array.from({ length: count }, () => ({
    own: medianTime(ours, effort),
    theirs: peer === null ? 0 : medianTime(() => peer.run(), effort),
  }))
  const figure = (times: readonly number[]) => (median(times) * perMillisecond) / each
  const own = figure(rounds.map((round) => round.own))
  if (peer === null) return { ours: own, peer: null }
  const theirs = figure(rounds.map((round) => round.theirs))
  const ratio = median(rounds.map((round) => round.theirs / round.own))
  return { ours: own, peer: { name: peer.name, theirs, ratio } }
}

function timeOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function medianTime(run: () => unknown, { time }: Effort): number {
  const bench = new Bench({ time, iterations: 1, warmup: false, throws: true })
  bench.add('run', run)
  const [task] = bench.runSync()
  const result = task?.result
  if (result === undefined || !('latency' in result)) throw new Error('A run gave no time.')
  return result.latency.p50
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
