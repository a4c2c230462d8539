/** Looks for problems, and for what their fixes would change, away from the thread that is typed on. */
import { type Diagnostic, loadCheckMessages } from '@robots-txt-tester/core'
import { findingsOf, problemsOf } from './find-problems.ts'
import { effectOf, harmlessFixesOf } from './fix-effects.ts'
import type { ProblemsQuestion } from './problem.ts'
import type { ProblemsReply, ProblemsRequest } from './problems-messages.ts'

interface Found {
  readonly id: number
  readonly question: ProblemsQuestion
  readonly findings: readonly Diagnostic[]
}

let newest = 0
let found: Found | null = null

self.addEventListener('message', (event: MessageEvent<ProblemsRequest>) => {
  newest = event.data.id
  // Somebody waits for this one.
  if (event.data.kind === 'harmless-fixes') void answer(event.data)
  // What came meanwhile is in the queue: only what belongs to the newest question counts.
  else setTimeout(() => void answer(event.data), 0)
})

async function answer(request: ProblemsRequest): Promise<void> {
  if (request.id !== newest) return
  switch (request.kind) {
    case 'find':
      return find(request)
    case 'effect': {
      const { id, problem, fix } = request
      const edits = found?.findings[problem]?.fixes?.[fix]?.edits
      if (found?.id !== id || edits === undefined) return
      return reply({ kind: 'effect', id, problem, fix, effect: effectOf(found.question, edits) })
    }
    case 'harmless-fixes': {
      if (found?.id !== request.id) return
      const fixes = harmlessFixesOf(found.question, found.findings)
      return reply({ kind: 'harmless-fixes', id: request.id, fixes })
    }
  }
}

async function find(request: Extract<ProblemsRequest, { kind: 'find' }>): Promise<void> {
  const { id, question, language } = request
  const messages = await loadCheckMessages(language)
  if (id !== newest) return
  const findings = findingsOf(question)
  found = { id, question, findings }
  reply({ kind: 'found', id, problems: problemsOf(findings, messages) })
}

function reply(message: ProblemsReply): void {
  self.postMessage(message)
}
