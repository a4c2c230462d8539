/**
 * Protects the sentences about what a site answered, for every kind of answer with every consequence:
 * each is a whole sentence of its language, tells the consequence, and says where it is assumed.
 */
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../../dialects/index.ts'
import type { PolicyBasis, PolicyKind, PolicyReason } from '../../http/crawl-policy.ts'
import { ENGLISH } from './en.ts'
import { explainPolicy } from './explain-policy.ts'
import { JAPANESE } from './ja.ts'
import { RUSSIAN } from './ru.ts'
import { plainText } from './sentence.ts'

// Records, so that a new kind is a type error here until it is tested.
const REASONS: Readonly<Record<PolicyReason, number | null>> = {
  '2xx': 200,
  '204': 204,
  '206': 206,
  '3xx-no-location': 301,
  '304': 304,
  '4xx': 404,
  '401-403': 403,
  '429': 429,
  '5xx': 503,
  'invalid-status': 999,
  'not-200': 500,
  'not-text': 200,
  'too-many-redirects': 302,
  dns: null,
  connect: null,
  tls: null,
  timeout: null,
  read: null,
  decode: null,
  refused: null,
}
const POLICIES: Readonly<Record<PolicyKind, true>> = {
  'obey-file': true,
  'allow-all': true,
  'disallow-all': true,
  unknown: true,
}
const BASES: Readonly<Record<PolicyBasis, true>> = {
  documented: true,
  inferred: true,
  assumed: true,
}

const reasons = Object.entries(REASONS) as [PolicyReason, number | null][]
const policies = Object.keys(POLICIES) as PolicyKind[]
const bases = Object.keys(BASES) as PolicyBasis[]

describe.each([
  ['English', ENGLISH, /^[A-Z].*\.$/, /\. \./],
  ['Japanese', JAPANESE, /^[^\s].*。$/, /。。|[A-Za-z0-9]。$|[,.!?]$/],
  ['Russian', RUSSIAN, /^[А-Я].*\.$/, /\. \./],
] as const)('in %s', (_, sentences, whole, broken) => {
  it.each(reasons)('%s gives whole sentences with every consequence', (because, status) => {
    for (const policy of policies) {
      for (const basis of bases) {
        for (const { id } of DIALECTS) {
          for (const fetch of [null, { status }]) {
            const told = plainText(explainPolicy({ policy, because, basis }, id, sentences, fetch))
            expect(told).toMatch(whole)
            expect(told).not.toMatch(broken)
            expect(told).not.toMatch(/undefined|null|NaN/)
          }
        }
      }
    }
  })

  it.each(reasons.filter(([because]) => because !== 'refused'))(
    '%s tells its consequences apart, and the assumed from the documented',
    (because, status) => {
      const told = policies.flatMap((policy) =>
        (['documented', 'assumed'] as const).map((basis) =>
          plainText(explainPolicy({ policy, because, basis }, 'google', sentences, { status })),
        ),
      )
      // What is not known is no more known where it is assumed.
      expect(new Set(told).size).toBe(policies.length * 2 - 1)
    },
  )

  it.each(reasons.filter(([, status]) => status !== null))(
    '%s names the status where it is known',
    (because, status) => {
      if (because === 'not-text' || because === 'too-many-redirects') return
      const policy = { policy: 'disallow-all', because, basis: 'documented' } as const
      expect(plainText(explainPolicy(policy, 'google', sentences, { status }))).toContain(
        String(status),
      )
    },
  )
})
