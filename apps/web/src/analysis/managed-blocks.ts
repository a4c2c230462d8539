/** The parts of the file that services write, and the verdict without each and without all of them. */
import {
  checkContext,
  findCrawler,
  type ManagedBlock,
  managedBlocks,
  type ParsedFile,
  targetOfAddress,
  testAddress,
  type Verdict,
  withoutRanges,
} from '@robots-txt-tester/core'
import { parsedFile, type Question } from './analyse.ts'

/** The verdict without a part of the file, and what of it is not as with it. */
export interface PartAnswer {
  /** Its lines are those of the file as it is. */
  readonly without: Verdict
  /** `verdict`: the part is the reason that the verdict is as it is and not the opposite. */
  readonly changes: 'verdict' | 'reason' | 'nothing'
}

export interface BlockAnswer extends PartAnswer {
  readonly block: ManagedBlock
}

export interface BlockAnswers {
  /** The verdict of the file as it is. */
  readonly verdict: Pick<Verdict, 'allowed' | 'line'>
  /** The verdict without each block that is asked about, in the order of the file. */
  readonly blocks: readonly BlockAnswer[]
  /** The verdict by the site's own rules alone: without all blocks. Null where there is none. */
  readonly own: PartAnswer | null
}

/** The block, or all of them (null), without which the verdict would be the opposite. */
export interface Deciding {
  readonly block: ManagedBlock | null
  /** The verdict without it. */
  readonly allowed: boolean
  /** The site's own rules alone would give that verdict too. */
  readonly own: boolean
}

const NONE: readonly ManagedBlock[] = []

/** The blocks of a file, in order. */
export function managedBlocksOf(text: string): readonly ManagedBlock[] {
  // Hardly any file has one: the rest need not be looked through line by line.
  if (!/managed/i.test(text)) return NONE
  const blocks = managedBlocks(checkContext(parsedFile(text)))
  return blocks.length === 0 ? NONE : blocks
}

/** Blocks that are asked about one by one; real files have one. */
export const BLOCKS_ASKED = 8

/** The blocks that are asked about one by one: the first, and always the one with the deciding line. */
export function askedBlocks(
  blocks: readonly ManagedBlock[],
  decidingLine: number | null,
): readonly ManagedBlock[] {
  const deciding = blocks.findIndex((block) => holds(block, decidingLine))
  if (deciding < BLOCKS_ASKED) return blocks.slice(0, BLOCKS_ASKED)
  return [...blocks.slice(0, BLOCKS_ASKED - 1), ...blocks.slice(deciding, deciding + 1)]
}

/** Asks the question again for the file without each of its blocks, and without all. */
export function answersWithout(question: Question): BlockAnswers {
  const { facts, dialect, noFile } = question
  const file = parsedFile(question.text)
  const target = targetOfAddress(question.address)
  const { crawler } = findCrawler(question.crawler)
  const ask = (of: ParsedFile | null) => testAddress({ file: of, facts }, target, crawler, dialect)
  const verdict = ask(noFile ? null : file)
  const { allowed, line } = verdict
  const blocks = noFile ? NONE : managedBlocksOf(question.text)
  const askWithout = (parts: readonly ManagedBlock[]): PartAnswer => {
    const without = ask(withoutRanges(file, parts))
    return { without, changes: changesBetween(verdict, without) }
  }
  const answers = askedBlocks(blocks, line).map((block) => ({ block, ...askWithout([block]) }))
  const own = blocks.length > 1 ? askWithout(blocks) : (answers[0] ?? null)
  return { verdict: { allowed, line }, blocks: answers, own }
}

/** What decides, as far as it is a block or all of them; null where it is not. */
export function decidingBlock({ verdict, blocks, own }: BlockAnswers): Deciding | null {
  const alone = blocks.filter(({ changes }) => changes === 'verdict')
  const first = alone.find(({ block }) => holds(block, verdict.line)) ?? alone[0]
  const ownDiffers = own?.changes === 'verdict'
  if (first === undefined && !ownDiffers) return null
  return { block: first?.block ?? null, allowed: !verdict.allowed, own: ownDiffers }
}

function holds({ fromLine, toLine }: ManagedBlock, line: number | null): boolean {
  return line !== null && fromLine <= line && line <= toLine
}

function changesBetween(verdict: Verdict, without: Verdict): BlockAnswer['changes'] {
  if (verdict.allowed !== without.allowed) return 'verdict'
  const sameReason = verdict.because === without.because && verdict.line === without.line
  return sameReason ? 'nothing' : 'reason'
}
