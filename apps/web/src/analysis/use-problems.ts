/** What looks wrong about the file, looked for a moment after the last change. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Workspace } from '../workspace/workspace.ts'
import type { Concern, FixEffect, HarmlessFixes, Problem } from './problem.ts'
import type { ProblemsReply, ProblemsRequest } from './problems-messages.ts'
import { problemsQuestionOf } from './problems-question.ts'

/** Milliseconds without a change before the checks run. */
const PAUSE = 200

/** On opening, what the page needs to be used goes first. */
const PAUSE_AT_OPENING = 1200

/** What became known of one file. */
export interface KnownProblems {
  readonly id: number
  /** The file that they were found in. */
  readonly text: string
  readonly problems: readonly Problem[]
  /** How many of one check are told at most. */
  readonly most: number
  /** By `effectKey`; what is missing is not yet known. */
  readonly effects: ReadonlyMap<string, FixEffect>
  /** Null until they were asked for and have come. */
  readonly harmless: HarmlessFixes | null
}

export interface ShownProblems {
  /** The last answer; null until the first has come. */
  readonly known: KnownProblems | null
  /** The answer belongs to an earlier state. */
  readonly stale: boolean
  /** Asks what becomes of verdicts with each fix of a problem. */
  readonly askEffects: (problem: Problem) => void
  /** Asks for the fixes of somebody's problems that change nothing; false where it is too soon. */
  readonly askHarmless: (concern: Concern) => boolean
  /** They are no longer wanted. */
  readonly giveUpHarmless: () => void
}

/** The key of a fix among the effects: its problem and itself, by their places in the lists. */
export function effectKey(problem: number, fix: number): string {
  return `${problem}/${fix}`
}

/** The checks run as soon as the panel is shown or something was changed, else when all is quiet. */
export function useProblems(workspace: Workspace, editorReady: boolean): ShownProblems {
  const { text, address, live, language, panel } = workspace
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the parts that a question holds
  const question = useMemo(() => problemsQuestionOf(workspace), [text, address, live])
  const atOpening = useRef(question)
  const urgent = panel === 'problems' || question !== atOpening.current
  const wanted = urgent || editorReady
  const worker = useRef<Worker | null>(null)
  const lastId = useRef(0)
  const lastAsk = useRef(0)
  /** What the worker was last sent, and the fixes whose effects were asked for since. */
  const sent = useRef({
    question: atOpening.current,
    language,
    fixes: new Set<string>(),
    any: false,
  })
  const [known, setKnown] = useState<KnownProblems | null>(null)
  const [stale, setStale] = useState(true)

  const send = useCallback((request: ProblemsRequest) => worker.current?.postMessage(request), [])

  useEffect(() => {
    const { any, ...last } = sent.current
    if (!wanted || (any && last.question === question && last.language === language)) return
    lastId.current += 1
    const id = lastId.current
    setStale(true)
    const ask = () => {
      sent.current = { question, language, fixes: new Set(), any: true }
      worker.current ??= startWorker((reply) => {
        if (reply.id !== lastId.current) return
        if (reply.kind === 'harmless-fixes' && reply.ask !== lastAsk.current) return
        if (reply.kind === 'found') setStale(false)
        setKnown((before) => withReply(before, reply, sent.current.question.text))
      })
      send({ kind: 'find', id, question, language })
    }
    const timer = setTimeout(ask, urgent ? PAUSE : PAUSE_AT_OPENING)
    return () => clearTimeout(timer)
  }, [question, language, wanted, urgent, send])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )

  const askEffects = useCallback(
    (problem: Problem) => {
      if (known === null || known.id !== lastId.current) return
      const place = known.problems.indexOf(problem)
      for (let fix = 0; fix < problem.fixes.length && place >= 0; fix += 1) {
        const key = effectKey(place, fix)
        if (sent.current.fixes.has(key)) continue
        sent.current.fixes.add(key)
        send({ kind: 'effect', id: known.id, problem: place, fix })
      }
    },
    [known, send],
  )
  const id = known?.id
  const askHarmless = useCallback(
    (concern: Concern) => {
      if (id === undefined || id !== lastId.current) return false
      setKnown((before) => before && { ...before, harmless: null })
      lastAsk.current += 1
      send({ kind: 'harmless-fixes', id, ask: lastAsk.current, concern })
      return true
    },
    [id, send],
  )
  const giveUpHarmless = useCallback(() => {
    lastAsk.current += 1
    send({ kind: 'no-fixes', id: lastId.current })
  }, [send])
  return { known, stale, askEffects, askHarmless, giveUpHarmless }
}

function withReply(
  before: KnownProblems | null,
  reply: ProblemsReply,
  text: string,
): KnownProblems | null {
  if (reply.kind === 'found') {
    const { id, problems, most } = reply
    return { id, text, problems, most, effects: new Map(), harmless: null }
  }
  if (before === null || before.id !== reply.id) return before
  if (reply.kind === 'harmless-fixes') return { ...before, harmless: reply.fixes }
  const effects = new Map(before.effects)
  effects.set(effectKey(reply.problem, reply.fix), reply.effect)
  return { ...before, effects }
}

/** Null where the browser gives no worker: the page does without this panel then. */
function startWorker(onReply: (reply: ProblemsReply) => void): Worker | null {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./problems-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (event: MessageEvent<ProblemsReply>) => onReply(event.data))
  return worker
}
