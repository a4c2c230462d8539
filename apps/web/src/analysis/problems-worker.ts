/** Looks for problems, and for what their fixes would change, away from the thread that is typed on. */
import {
  type CheckMessages,
  DIAGNOSTICS_PER_CHECK,
  type Diagnostic,
  loadCheckMessages,
} from '@robots-txt-tester/core'
import { findingsOf, problemsOf } from './find-problems.ts'
import { effectOf, harmlessFixesOf } from './fix-effects.ts'
import { type Job, jobQueue } from './job-queue.ts'
import type { ProblemsQuestion } from './problem.ts'
import type { ProblemsReply, ProblemsRequest } from './problems-messages.ts'

interface Found {
  readonly id: number
  readonly question: ProblemsQuestion
  readonly findings: readonly Diagnostic[]
}

type Find = Extract<ProblemsRequest, { kind: 'find' }>
type Effect = Extract<ProblemsRequest, { kind: 'effect' }>
type FixAll = Extract<ProblemsRequest, { kind: 'harmless-fixes' }>

/** Milliseconds after which no further fixes are tried when all are asked for. */
const LONGEST_SEARCH = 10_000

let newest = 0
let found: Found | null = null
let fixingAll: Job | null = null
// Messages that came meanwhile are in the queue of tasks already: they come first.
const queue = jobQueue((work) => setTimeout(work, 0))

self.addEventListener('message', ({ data }: MessageEvent<ProblemsRequest>) => {
  if (data.kind === 'find') return void find(data)
  if (data.id !== newest) return
  if (fixingAll !== null && data.kind !== 'effect') queue.remove(fixingAll)
  if (data.kind === 'effect') queue.add(effectJob(data), 'last')
  if (data.kind !== 'harmless-fixes') return
  fixingAll = fixAllJob(data)
  // Somebody waits for this one.
  queue.add(fixingAll, 'first')
})

async function find(request: Find): Promise<void> {
  newest = request.id
  // Nobody asks any more for what belongs to an older question.
  queue.clear()
  const messages = await loadCheckMessages(request.language)
  if (request.id === newest) queue.add(findJob(request, messages), 'first')
}

// biome-ignore lint/correctness/useYield: the checks are done in one go
function* findJob({ id, question }: Find, messages: CheckMessages): Job {
  const findings = findingsOf(question)
  found = { id, question, findings }
  const problems = problemsOf(findings, messages)
  reply({ kind: 'found', id, problems, most: DIAGNOSTICS_PER_CHECK })
}

function* effectJob({ id, problem, fix }: Effect): Job {
  const edits = found?.findings[problem]?.fixes?.[fix]?.edits
  if (found?.id !== id || edits === undefined) return
  reply({ kind: 'effect', id, problem, fix, effect: yield* effectOf(found.question, edits) })
}

function* fixAllJob({ id, ask, concern }: FixAll): Job {
  if (found?.id !== id) return
  const { question, findings } = found
  const end = performance.now() + LONGEST_SEARCH
  const goOn = () => performance.now() < end
  const fixes = yield* harmlessFixesOf(question, findings, { concern, goOn })
  reply({ kind: 'harmless-fixes', id, ask, fixes })
}

function reply(message: ProblemsReply): void {
  self.postMessage(message)
}
