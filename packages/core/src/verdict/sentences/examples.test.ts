/**
 * Protects the sentences that were agreed on as examples of the tone: the reason alone, as it stands
 * beside the headline.
 */
import { expect, it } from 'vitest'
import { spoken } from '../../../test/spoken-verdict.ts'
import { ENGLISH } from './en.ts'
import { JAPANESE } from './ja.ts'
import { RUSSIAN } from './ru.ts'

const FILE = [
  'User-agent: *',
  'Disallow: /tmp',
  'User-agent: Googlebot',
  'Disallow: /private',
  'Allow: /pri',
].join('\n')
const BLOCKED = { file: FILE, address: '/private/a', crawler: 'googlebot' }
const NO_FILE = { file: null, address: '/a', crawler: 'googlebot' }
const status = (number: number) => ({
  facts: { outcome: 'status', status: number, contentType: null } as const,
  fetch: { status: number },
})

it.each([
  [
    'Blocked. Line 4, `Disallow: /private`, is the longest match (8 octets) in the group for Googlebot.',
    BLOCKED,
    ENGLISH,
  ],
  [
    'Allowed. No rule in the group for `*` (lines 1–3) matches this address.',
    { file: 'User-agent: *\nDisallow: /a\nDisallow: /b', address: '/c', crawler: 'any' },
    ENGLISH,
  ],
  [
    'Allowed. The file has no group for GPTBot and none for `*`.',
    { file: 'User-agent: Googlebot\nDisallow: /', address: '/a', crawler: 'gptbot' },
    ENGLISH,
  ],
  [
    'Allowed. Lines 4 and 7 match equally (8 octets); on a tie Allow wins.',
    {
      file: '\n\nUser-agent: *\nAllow: /private\nDisallow: /a\nDisallow: /b\nDisallow: /private',
      address: '/private',
      crawler: 'any',
    },
    ENGLISH,
  ],
  [
    'Blocked, for now. The site answered 503, so crawlers must assume that everything is disallowed.',
    { ...NO_FILE, ...status(503) },
    ENGLISH,
  ],
  [
    'Allowed. The site answered 404: no file, no restrictions.',
    { ...NO_FILE, ...status(404) },
    ENGLISH,
  ],
  [
    'Blocked as far as we can see. Our request failed (the name does not resolve); a crawler that gets no answer must stay out.',
    { ...NO_FILE, facts: { outcome: 'network-failure', stage: 'dns' } as const },
    ENGLISH,
  ],
  [
    'Cannot tell. We do not fetch from private addresses. Paste the file instead.',
    {
      ...NO_FILE,
      facts: { outcome: 'refused' } as const,
      fetch: { status: null, error: { stage: 'policy', code: 'address-not-public' } as const },
    },
    ENGLISH,
  ],
  [
    'ブロック。4行目の `Disallow: /private` が最も長く一致します（8オクテット、Googlebot のグループ）。',
    BLOCKED,
    JAPANESE,
  ],
  [
    'Заблокировано. Строка 4, `Disallow: /private`, — самое длинное совпадение (8 октетов) в группе Googlebot.',
    BLOCKED,
    RUSSIAN,
  ],
])('says: %s', (expected, question, sentences) => {
  expect(spoken(question, sentences).slice(0, expected.length)).toBe(expected)
})
