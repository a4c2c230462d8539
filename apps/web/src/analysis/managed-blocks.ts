/** The parts of the file that a service writes, and the verdict without each of them. */
import {
  checkContext,
  findCrawler,
  type ManagedBlock,
  managedBlocks,
  type ParsedFile,
  targetOfAddress,
  testAddress,
  type Verdict,
  withoutLines,
} from '@robots-txt-tester/core'
import { parsedFile, type Question } from './analyse.ts'

/** The verdict without a block, and what of it is not as with it. */
export interface BlockAnswer {
  readonly block: ManagedBlock
  /** Its lines are those of the file as it is. */
  readonly without: Verdict
  /** `verdict`: the block is the reason that the verdict is as it is and not the opposite. */
  readonly changes: 'verdict' | 'reason' | 'nothing'
}

export interface BlockAnswers {
  /** The verdict of the file as it is. */
  readonly verdict: Pick<Verdict, 'allowed' | 'line'>
  /** In the order of the file. */
  readonly blocks: readonly BlockAnswer[]
}

const NONE: readonly ManagedBlock[] = []

/** The blocks of a file, in order. */
export function managedBlocksOf(text: string): readonly ManagedBlock[] {
  // Hardly any file has one: the rest need not be looked through line by line.
  if (!/managed/i.test(text)) return NONE
  const blocks = managedBlocks(checkContext(parsedFile(text)))
  return blocks.length === 0 ? NONE : blocks
}

/** Blocks that are asked about; real files have one. */
export const BLOCKS_ASKED = 8

/** Asks the question again for the file without each of its blocks. */
export function answersWithout(question: Question): BlockAnswers {
  const { facts, dialect, noFile } = question
  const file = parsedFile(question.text)
  const target = targetOfAddress(question.address)
  const { crawler } = findCrawler(question.crawler)
  const ask = (of: ParsedFile | null) => testAddress({ file: of, facts }, target, crawler, dialect)
  const verdict = ask(noFile ? null : file)
  const { allowed, line } = verdict
  const blocks = noFile ? NONE : managedBlocksOf(question.text).slice(0, BLOCKS_ASKED)
  return {
    verdict: { allowed, line },
    blocks: blocks.map((block) => {
      const without = ask(withoutLines(file, block.fromLine, block.toLine))
      return { block, without, changes: changesBetween(verdict, without) }
    }),
  }
}

function changesBetween(verdict: Verdict, without: Verdict): BlockAnswer['changes'] {
  if (verdict.allowed !== without.allowed) return 'verdict'
  const sameReason = verdict.because === without.because && verdict.line === without.line
  return sameReason ? 'nothing' : 'reason'
}
