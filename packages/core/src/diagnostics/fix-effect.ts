/**
 * What a fix changes: verdicts before and after, on many addresses and for many crawlers.
 *
 * A fix may be called one that changes nothing only if `complete` is true and `verdictsChanged` is 0.
 * Addresses are taken in a fixed order until the budget is used up, so that the same fix of the same
 * file always gives the same answer.
 */
import type { Crawler } from '../crawlers/crawler.ts'
import { type Target, targetOfAddress } from '../matching/target.ts'
import { type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'
import { testMany } from '../verdict/test-many.ts'
import { applyEdits } from './apply-edits.ts'
import type { FixedFile } from './changed-rules.ts'
import type { Edit } from './check.ts'
import { crawlersOfFiles } from './fix-crawlers.ts'
import { addressesNear, addressesOfAll } from './fix-samples.ts'

export interface FixEffectOptions {
  /** Addresses that matter to whoever asks; they are tried first. */
  readonly addresses?: readonly string[]
  /** The site of the file; addresses of other sites are left out. */
  readonly origin?: string | null
  /** How many addresses are tried at most. */
  readonly budget?: number
  /** `near` leaves out the patterns that the fix has nothing to do with. */
  readonly scope?: 'all' | 'near'
  /** In place of those that the files name and the popular ones. */
  readonly crawlers?: readonly Crawler[]
}

/** A verdict that a fix changes. */
export interface VerdictChange {
  /** Path and query as they are tested, or the whole address where one was given. */
  readonly address: string
  /** The crawler's id. */
  readonly crawler: string
  readonly before: boolean | null
  readonly after: boolean | null
}

export interface FixEffect {
  /** How many verdicts are different, of addresses × crawlers. */
  readonly verdictsChanged: number
  /** The first of them. */
  readonly changes: readonly VerdictChange[]
  /** Everything that was to be tried has been. */
  readonly complete: boolean
}

/** How many addresses are tried unless asked otherwise: at most a second or two. */
const FIX_BUDGET = 20_000

/** How many changes are listed. */
const MOST_LISTED = 100

/** How many addresses are dealt with between two pauses. */
const ADDRESSES_AT_ONCE = 500

/** Works out what some edits change. */
export function effectOfFix(
  file: ParsedFile,
  edits: readonly Edit[],
  options: FixEffectOptions = {},
): FixEffect {
  const steps = effectInSteps(file, edits, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same in steps, between which the caller may do something else, or give up. */
export function* effectInSteps(
  file: ParsedFile,
  edits: readonly Edit[],
  options: FixEffectOptions = {},
): Generator<void, FixEffect> {
  const after = parseRobotsTxt(applyEdits(file, edits))
  if (after.text === file.text) return { verdictsChanged: 0, changes: [], complete: true }
  const asked =
    options.crawlers === undefined
      ? crawlersOfFiles([file, after])
      : { crawlers: options.crawlers, complete: true }
  yield
  const { targets, complete } = yield* targetsFor({ before: file, after, edits }, options)
  const differences = yield* differencesBetween(file, after, targets, asked.crawlers)
  return { ...differences, complete: complete && asked.complete }
}

function* differencesBetween(
  before: ParsedFile,
  after: ParsedFile,
  targets: readonly Target[],
  crawlers: readonly Crawler[],
): Generator<void, Omit<FixEffect, 'complete'>> {
  const changes: VerdictChange[] = []
  let verdictsChanged = 0
  let decided = 0
  const answersAfter = testMany({ file: after, facts: null }, targets, crawlers)
  for (const { address, verdicts } of testMany({ file: before, facts: null }, targets, crawlers)) {
    decided += 1
    if (decided % ADDRESSES_AT_ONCE === 0) yield
    const next = answersAfter.next()
    if (next.done === true || address.kind !== 'target') continue
    for (let i = 0; i < crawlers.length; i += 1) {
      const was = verdicts[i]?.allowed ?? null
      const is = next.value.verdicts[i]?.allowed ?? null
      if (was === is) continue
      verdictsChanged += 1
      if (changes.length === MOST_LISTED) continue
      const crawler = crawlers[i]?.id ?? ''
      changes.push({ address: address.href ?? address.text, crawler, before: was, after: is })
    }
  }
  return { verdictsChanged, changes }
}

interface Targets {
  readonly targets: readonly Target[]
  /** All there are, within the budget. */
  readonly complete: boolean
}

function* targetsFor(fixed: FixedFile, options: FixEffectOptions): Generator<void, Targets> {
  const { budget = FIX_BUDGET, scope = 'all' } = options
  const targets = new Map<string, Target>()
  const { addresses = [] } = options
  let made = 0
  for (const address of inTurn(
    addresses,
    addressesNear(fixed),
    scope === 'all' ? addressesOfAll(fixed) : [],
  )) {
    made += 1
    if (made % ADDRESSES_AT_ONCE === 0) yield
    const target = targetOfAddress(address)
    if (target.kind !== 'target' || targets.has(target.text)) continue
    if (isElsewhere(target, options.origin ?? null)) continue
    if (targets.size >= budget) return { targets: [...targets.values()], complete: false }
    targets.set(target.text, target)
  }
  return { targets: [...targets.values()], complete: true }
}

function* inTurn<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list
}

function isElsewhere(target: Target, origin: string | null): boolean {
  return origin !== null && target.origin !== null && target.origin !== origin
}
