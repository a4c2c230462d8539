/** From the first address to the last answer: redirects followed by hand, each checked afresh. */
import type { FetchHop } from '@robots-txt-tester/core'
import { FetchFailure } from './fetch-failure.ts'
import { type GetOptions, type GotAnswer, getOnce } from './get-once.ts'
import { headerText } from './header-text.ts'
import { refusalOf } from './url-policy.ts'

export interface Walk {
  /** The address asked last, or the one that was refused. */
  readonly finalUrl: string
  readonly hops: readonly FetchHop[]
  readonly end: WalkEnd
}

export type WalkEnd =
  | { readonly kind: 'answer'; readonly answer: GotAnswer; readonly unusableLocation: boolean }
  | { readonly kind: 'too-many-redirects'; readonly answer: GotAnswer; readonly loop: boolean }
  | { readonly kind: 'failure'; readonly failure: FetchFailure }

/** Asks for an address and follows redirects. Rejects only with the reason of `signal`. */
export async function walkRedirects(
  start: URL,
  options: GetOptions,
  signal: AbortSignal,
): Promise<Walk> {
  const hops: FetchHop[] = []
  const asked = new Set<string>()
  let url = start
  for (;;) {
    const ended = (end: WalkEnd): Walk => ({ finalUrl: url.href, hops, end })
    asked.add(url.href)
    const answer = await getUnlessRefused(url, options, signal)
    if (answer instanceof FetchFailure) {
      return ended({ kind: 'failure', failure: hops.length > 0 ? ofRedirect(answer) : answer })
    }
    const location = redirectLocation(answer)
    if (location === null) return ended({ kind: 'answer', answer, unusableLocation: false })
    const next = resolveLocation(location, url)
    if (next === null) return ended({ kind: 'answer', answer, unusableLocation: true })

    hops.push({ url: url.href, status: answer.status, location: headerText(location) })
    const loop = asked.has(next.href)
    if (loop || hops.length > options.limits.redirects) {
      return ended({ kind: 'too-many-redirects', answer, loop })
    }
    const step = { step: 'redirect', number: hops.length, of: options.limits.redirects } as const
    options.onProgress({ ...step, url: next.href })
    url = next
  }
}

async function getUnlessRefused(
  url: URL,
  options: GetOptions,
  signal: AbortSignal,
): Promise<GotAnswer | FetchFailure> {
  const refusal = refusalOf(url)
  if (refusal !== null) return refusal
  try {
    return await getOnce(url, options, signal)
  } catch (cause) {
    if (cause instanceof FetchFailure) return cause
    throw cause
  }
}

/** Says of a refusal that it was a redirect that was refused, not what was asked for. */
function ofRedirect(failure: FetchFailure): FetchFailure {
  const { error, head } = failure
  if (error.stage !== 'policy') return failure
  const message = `The redirect was not followed. ${error.message}`
  return new FetchFailure({ ...error, message }, head)
}

/** The Location of a redirect as it came; null where the answer is none that is followed. */
function redirectLocation({ status, headers }: GotAnswer): string | null {
  if (!REDIRECTS.has(status)) return null
  const location = headers.get('location')?.trim() ?? ''
  return location === '' ? null : location
}

/** Of the other 3xx, 304 is no redirect, and which way 300, 305 and 306 point is not ours to choose. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

function resolveLocation(location: string, base: URL): URL | null {
  // Octets beyond ASCII go on as the octets they are, whatever encoding the server had in mind.
  const ascii = location.replace(/[\x80-\xff]/g, percentEncoded)
  try {
    const url = new URL(ascii, base)
    url.hash = ''
    return url
  } catch {
    return null
  }
}

function percentEncoded(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase()}`
}
