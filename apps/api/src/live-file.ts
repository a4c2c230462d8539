/** The live file of a site: limits, cache and fetcher, in the order in which a request meets them. */
import type { FetchReport } from '@robots-txt-tester/core'
import type { FetchProgress } from '@robots-txt-tester/fetch'
import type { Context } from 'hono'
import { clientName } from './limits/client-address.ts'
import { ProblemError } from './problems.ts'
import type { Env, Services } from './services.ts'

export interface LiveWish {
  /** Ask the site now, even if it was asked a moment ago. */
  readonly fresh: boolean
  readonly onProgress?: (progress: FetchProgress) => void
}

/** The report on the file that governs a page; counts against the client's limit. */
export async function fetchLive(
  services: Services,
  c: Context<Env>,
  pageAddress: string,
  wish: LiveWish,
): Promise<FetchReport> {
  await takeFromLimit(services, c, 'fetch')
  return fetchUnlimited(services, c, pageAddress, wish)
}

/** The same, for who has counted already. */
export async function fetchUnlimited(
  { reports }: Services,
  c: Context<Env>,
  pageAddress: string,
  wish: LiveWish,
): Promise<FetchReport> {
  const { signal } = c.req.raw
  try {
    return await reports.reportFor(pageAddress, { ...wish, signal })
  } catch (error) {
    // The reason of the signal is whatever the server gave; that the client has gone is what counts.
    throw signal.aborted ? new ProblemError('request-cut-short') : error
  }
}

/**
 * Middleware of routes that only compute. Stands before the body is read, since reading it is a
 * good part of the work.
 */
export async function limitWork(
  services: Services,
  c: Context<Env>,
  next: () => Promise<void>,
): Promise<void> {
  await takeFromLimit(services, c, 'compute')
  await next()
}

/** Counts one request, and puts into the answer how many are left. */
export async function takeFromLimit(
  services: Services,
  c: Context<Env>,
  limit: keyof Services['limits'],
): Promise<void> {
  const remote = c.env.incoming.socket.remoteAddress
  const forwarded = c.req.header('X-Forwarded-For')
  const client = clientName(remote, forwarded, services.config.trustProxy)
  const headers = await services.limits[limit].take(client)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}
