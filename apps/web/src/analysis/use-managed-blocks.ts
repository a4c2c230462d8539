/** The blocks of a service in the file, and the verdict without each, a moment after a change. */
import type { ManagedBlock, Verdict } from '@robots-txt-tester/core'
import { useEffect, useMemo, useState } from 'react'
import type { Workspace } from '../workspace/workspace.ts'
import { askedBlocks, type BlockAnswers, managedBlocksOf } from './managed-blocks.ts'
import type { ManagedAnswer, ManagedQuestion } from './managed-worker.ts'
import { questionOf } from './question-of.ts'
import { useLaterWorker } from './use-later-worker.ts'

/** Milliseconds without a change before the file is read without its blocks. */
const PAUSE = 100

export interface ShownBlocks {
  readonly blocks: readonly ManagedBlock[]
  /** Those that are asked about one by one. */
  readonly asked: readonly ManagedBlock[]
  /** The verdicts without them; null while these are being worked out. */
  readonly answers: BlockAnswers | null
}

/** `verdict`: the one that is shown, of the file as it is. */
export function useManagedBlocks(workspace: Workspace, verdict: Verdict | null): ShownBlocks {
  const { text, address, crawler, dialect, live } = workspace
  const blocks = useMemo(() => managedBlocksOf(text), [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the parts that a question holds
  const question = useMemo(() => questionOf(workspace), [text, address, crawler, dialect, live])
  const any = blocks.length > 0
  const [known, setKnown] = useState<BlockAnswers | null>(null)
  const later = useLaterWorker<ManagedQuestion, ManagedAnswer>(startWorker, ({ answers }) =>
    setKnown(answers),
  )

  useEffect(() => {
    if (!any) {
      later.forget()
      setKnown(null)
      return
    }
    return later.ask({ question }, PAUSE)
  }, [question, any, later])

  const line = verdict?.line ?? null
  const asked = useMemo(() => askedBlocks(blocks, line), [blocks, line])
  const fits = known !== null && verdict !== null && fitsTo(known, verdict, asked)
  return { blocks, asked, answers: fits ? known : null }
}

/**
 * Whether answers may stand beside a verdict: they are about the same one. While the next are on
 * their way the old ones stay, so that nothing flickers, but never beside another verdict.
 */
function fitsTo(
  { verdict, blocks: answered }: BlockAnswers,
  shown: Verdict,
  asked: readonly ManagedBlock[],
): boolean {
  return (
    verdict.allowed === shown.allowed &&
    verdict.line === shown.line &&
    answered.length === asked.length
  )
}

function startWorker(): Worker {
  return new Worker(new URL('./managed-worker.ts', import.meta.url), { type: 'module' })
}
