/** One look at a site's robots.txt: from the address of a page to the fetch report. */
import { validateHeaderValue } from 'node:http'
import { type FetchReport, type RobotsUrl, robotsUrlFor } from '@robots-txt-tester/core'
import { describeRefusal, describeWalk, type WalkFacts } from './describe-walk.ts'
import { type FetchFailure, failure } from './fetch-failure.ts'
import { FETCH_LIMITS, type FetchLimits, type FetchOptions } from './fetch-options.ts'
import { lookUpBySystem } from './guarded-look-up.ts'
import { noHost, notAnAddress, schemeNotAllowed } from './url-policy.ts'
import { type Walk, walkRedirects } from './walk-redirects.ts'

/**
 * Fetches the robots.txt that governs a page, once, and reports what happened.
 *
 * Nothing that a server, a resolver or the network does makes it reject. It rejects with the reason
 * of `options.signal`, and with a `TypeError` for a User-Agent that cannot be sent.
 */
export async function fetchRobots(
  pageAddress: string,
  options: FetchOptions,
): Promise<FetchReport> {
  validateHeaderValue('User-Agent', options.userAgent)
  options.signal?.throwIfAborted()
  const now = options.now ?? Date.now
  const startedAt = now()
  const { robotsUrl, finalUrl, facts } = await attempt(pageAddress, options)
  return {
    requested: pageAddress,
    robotsUrl,
    finalUrl,
    fetchedAt: new Date(startedAt).toISOString(),
    durationMs: Math.max(0, Math.round(now() - startedAt)),
    userAgent: options.userAgent,
    ...facts,
  }
}

interface Attempt {
  readonly robotsUrl: string | null
  readonly finalUrl: string | null
  readonly facts: WalkFacts
}

async function attempt(pageAddress: string, options: FetchOptions): Promise<Attempt> {
  const address = robotsUrlFor(pageAddress)
  if (!address.ok) {
    return { robotsUrl: null, finalUrl: null, facts: describeRefusal(refusalFor(address)) }
  }
  const { robotsUrl } = address
  const walk = await walkInTime(new URL(robotsUrl), options)
  return { robotsUrl, finalUrl: walk.finalUrl, facts: describeWalk(walk, address) }
}

function refusalFor({ because }: Extract<RobotsUrl, { ok: false }>): FetchFailure {
  switch (because) {
    case 'not-an-address':
      return notAnAddress()
    case 'no-host':
      return noHost()
    case 'scheme-not-allowed':
      return schemeNotAllowed(null)
    default: {
      const unknown: never = because
      throw new Error(`Not handled: ${unknown}`)
    }
  }
}

async function walkInTime(start: URL, options: FetchOptions): Promise<Walk> {
  const limits: FetchLimits = { ...FETCH_LIMITS, ...options.limits }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooLate(limits.totalMs)), limits.totalMs)
  const signals = options.signal === undefined ? [late.signal] : [options.signal, late.signal]
  try {
    return await walkRedirects(
      start,
      {
        userAgent: options.userAgent,
        limits,
        openedRanges: options.allowPrivateAddresses ?? [],
        extraPorts: options.extraPorts ?? [],
        lookUp: options.lookUp ?? lookUpBySystem,
        certificateAuthorities: options.certificateAuthorities,
        onProgress: options.onProgress ?? (() => {}),
      },
      AbortSignal.any(signals),
    )
  } finally {
    clearTimeout(timer)
  }
}

function tooLate(ms: number): FetchFailure {
  const message = `The whole answer did not come within ${ms / 1000} seconds.`
  return failure('timeout', 'total-timeout', message)
}
