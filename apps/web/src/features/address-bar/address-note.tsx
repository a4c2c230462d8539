/** The line under the address: what is being done, what went wrong, or which file governs it. */
import type { Sentences } from '@robots-txt-tester/core'
import type { Analysis } from '../../analysis/analyse.ts'
import type { FetchFailure, FetchStep } from '../../api-client/fetch-robots.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import type { FetchState } from '../../workspace/workspace.ts'
import styles from './address-bar.module.css'

export interface AddressNoteProps {
  readonly analysis: Analysis | null
  readonly fetch: FetchState
}

export function AddressNote({ analysis, fetch }: AddressNoteProps) {
  const { t, sentences } = useCatalogue()
  if (fetch.kind === 'running') {
    return <span role="status">{stepText(fetch.step, hostOf(fetch.address), t)}</span>
  }
  if (fetch.kind === 'failed') {
    return (
      <span role="alert" className={styles.problem}>
        {failureText(fetch.failure, t, sentences)}
      </span>
    )
  }
  if (analysis === null) return null
  const { target, robotsUrl } = analysis
  if (target.kind === 'problem') {
    return <span className={styles.problem}>{sentences.targetProblems[target.code]}</span>
  }
  const remarks = target.notes.map((note) => sentences.targetNotes[note])
  if (robotsUrl === null) return <span>{[t.address.pathOnly, ...remarks].join(' ')}</span>
  const url = new URL(robotsUrl)
  const scheme = url.protocol.slice(0, -1)
  const port = url.port === '' ? (scheme === 'https' ? '443' : '80') : url.port
  return (
    <span>
      {t.address.file} <span translate="no">{`${url.hostname}/robots.txt`}</span>
      {` · ${scheme} · ${t.address.port(port)}`}
      {remarks.length > 0 && ` · ${remarks.join(' ')}`}
    </span>
  )
}

function stepText(step: FetchStep | null, asked: string, t: Messages): string {
  if (step === null) return t.fetching.starting
  const { stage, redirect } = step
  const doing = stage === 'redirect' ? '' : t.fetching.stages[stage](step.host ?? asked)
  if (redirect === null) return doing
  const following = t.fetching.redirect(redirect.hop, redirect.of)
  return doing === '' ? `${following} …` : `${following}: ${doing}`
}

function failureText(failure: FetchFailure, t: Messages, sentences: Sentences): string {
  if (failure.kind === 'no-address') return sentences.targetProblems[failure.code]
  if (failure.kind !== 'problem') return t.fetching[failure.kind]
  if (failure.status === 429) return t.fetching.tooManyRequests(failure.retryAfter)
  return t.fetching.refusedByUs(failure.detail)
}

function hostOf(address: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?([^/?#]+)/i.exec(address.trim())?.[1] ?? address
}
