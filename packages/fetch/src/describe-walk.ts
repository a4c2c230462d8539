/** The facts of a fetch report from what was met on the way. */
import { createHash } from 'node:crypto'
import {
  type AddressFacts,
  crawlPolicies,
  decodeOctets,
  type FetchedBody,
  type FetchFacts,
  type FetchReport,
  fetchNotes,
} from '@robots-txt-tester/core'
import type { FetchFailure } from './fetch-failure.ts'
import type { GotAnswer } from './get-once.ts'
import { reportedHeaders } from './header-text.ts'
import type { ReadBody } from './read-body.ts'
import type { Walk, WalkEnd } from './walk-redirects.ts'

/** The part of a report that the walk decides. */
export type WalkFacts = Pick<
  FetchReport,
  'outcome' | 'status' | 'hops' | 'error' | 'headers' | 'body' | 'policies' | 'notes'
>

/** What a walk comes to that began with an address of which `address` tells. */
export function describeWalk(walk: Walk, address: AddressFacts): WalkFacts {
  const { end, hops } = walk
  const head = headOf(end)
  const headers = head === null ? {} : reportedHeaders(head.headers)
  const read = end.kind === 'answer' ? end.answer.body : null
  const body = read === null ? null : describeBody(read)
  const facts = fetchFacts(walk)
  return {
    outcome: facts.outcome,
    status: head?.status ?? null,
    hops,
    error: end.kind === 'failure' ? end.failure.error : null,
    headers,
    body,
    policies: crawlPolicies(facts),
    notes: fetchNotes({
      urls: [...hops.map((hop) => hop.url), walk.finalUrl],
      status: head?.status ?? null,
      headers,
      text: body?.text ?? null,
      redirectLoop: end.kind === 'too-many-redirects' && end.loop,
      unusableLocation: end.kind === 'answer' && end.unusableLocation,
      schemeAssumed: address.schemeAssumed,
      credentials: address.credentials,
    }),
  }
}

/** What an address comes to that was not asked at all. */
export function describeRefusal(refusal: FetchFailure): WalkFacts {
  return {
    outcome: 'refused',
    status: null,
    hops: [],
    error: refusal.error,
    headers: {},
    body: null,
    policies: crawlPolicies({ outcome: 'refused' }),
    notes: [],
  }
}

function headOf(end: WalkEnd): Pick<GotAnswer, 'status' | 'headers'> | null {
  return end.kind === 'failure' ? end.failure.head : end.answer
}

function fetchFacts({ end, hops }: Walk): FetchFacts {
  switch (end.kind) {
    case 'failure': {
      const { stage } = end.failure.error
      return stage === 'policy' ? { outcome: 'refused' } : { outcome: 'network-failure', stage }
    }
    case 'too-many-redirects':
      return { outcome: 'too-many-redirects', redirects: hops.length, loop: end.loop }
    case 'answer': {
      const { status, headers, body } = end.answer
      const contentType = headers.get('content-type') ?? null
      return { outcome: body === null ? 'status' : 'fetched', status, contentType }
    }
    default: {
      const unknown: never = end
      throw new Error(`Not handled: ${JSON.stringify(unknown)}`)
    }
  }
}

function describeBody({ octets, truncated }: ReadBody): FetchedBody {
  const { text, bom, malformedOctets } = decodeOctets(octets)
  return {
    text,
    octets: octets.length,
    truncated,
    sha256: createHash('sha256').update(octets).digest('hex'),
    bom: bom !== 'none',
    malformedOctets,
  }
}
