/**
 * `/robots.txt` leads to another host, to another path, from https to http, or nowhere: round in a
 * circle, or on and on.
 *
 * Crawlers should follow at least five redirects, also to other hosts, and the rules found hold for
 * the host that was asked first; after more they may take the file as absent (RFC 9309 §2.3.1.2). That is meant where a site has moved; otherwise
 * the rules of another site hold here. From http to https or to `www.` is no finding.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { FetchReport } from '../../http/fetch-report.ts'
import type { Check } from '../check.ts'
import type { RedirectKind } from '../data/live.ts'
import { excerpt } from '../excerpt.ts'
import { isSameButForWww, webAddress } from '../site-of.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const redirectedElsewhere: Check<'redirected-elsewhere'> = {
  id: 'redirected-elsewhere',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex', 'people'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: '# https://example.com/robots.txt leads to https://example.net/robots.txt\n',
    good: '# https://example.com/robots.txt leads to https://www.example.com/robots.txt\n',
  },
  *run({ fetch }) {
    if (fetch === null || fetch.robotsUrl === null || fetch.finalUrl === null) return
    if (fetch.hops.length === 0 || fetch.outcome === 'refused') return
    const from = webAddress(fetch.robotsUrl)
    const to = webAddress(fetch.finalUrl)
    const kind = unendedKind(fetch) ?? (from === null || to === null ? null : kindOf(from, to))
    if (kind === null) return
    yield {
      ...WHOLE_ANSWER,
      data: { from: excerpt(fetch.robotsUrl), to: excerpt(fetch.finalUrl), kind },
    }
  },
}

/** No file came, because the redirects have no end that we could reach. */
function unendedKind({ outcome, notes }: FetchReport): RedirectKind | null {
  if (outcome !== 'too-many-redirects') return null
  return notes.includes('redirect-loop') ? 'loop' : 'too-many'
}

function kindOf(from: URL, to: URL): RedirectKind | null {
  if (!isSameButForWww(from.hostname, to.hostname)) return 'host'
  if (from.protocol === 'https:' && to.protocol === 'http:') return 'insecure'
  return to.pathname === '/robots.txt' ? null : 'path'
}
