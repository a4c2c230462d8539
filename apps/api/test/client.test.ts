// Protects callers in TypeScript: the types that this package exports fit what the server takes and
// gives. Most of it is checked by the compiler.
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import type { AppType } from '../src/index.ts'
import { startApi, startSiteWith } from './harness.ts'

test('the typed client asks and understands', async () => {
  const [api, site] = await Promise.all([
    startApi(),
    startSiteWith('User-agent: *\nDisallow: /x\n'),
  ])
  const client = hc<AppType>(`${api.origin}/api/v1`)

  const tested = await client.test.$post({
    query: {},
    json: { url: '/x', robotsTxt: 'User-agent: *\n', crawler: { token: 'a' }, crawlers: ['any'] },
  })
  if (tested.status !== 200) throw new Error(String(tested.status))
  const answer = await tested.json()
  const allowed: boolean | null = answer.verdict.allowed
  expect(allowed).toBe(true)
  expect(answer.crawlers[0]?.token).toBe('*')

  const fetched = await client.robots.$get({ query: { url: site.origin, fresh: 'true' } })
  expect(fetched.status).toBe(200)

  const one = await client.crawlers[':id'].$get({ query: {}, param: { id: 'gptbot' } })
  if (one.status !== 200) throw new Error(String(one.status))
  const { dialect } = await one.json()
  expect(dialect).toBe('rfc9309')

  const linted = await client.lint.$post({
    query: {},
    json: { robotsTxt: 'Disallow /x\n', lang: 'ru' },
  })
  if (linted.status !== 200) throw new Error(String(linted.status))
  const { diagnostics } = await linted.json()
  const title: string | undefined = diagnostics.flatMap(({ fixes }) => fixes)[0]?.title
  expect(title).toMatch(/[а-я]/)

  const refused = await client.test.$post({ query: {}, json: { url: '' } })
  if (refused.status !== 400) throw new Error(String(refused.status))
  const { errors } = await refused.json()
  expect(errors?.[0]?.field).toBe('url')

  // @ts-expect-error: a field that there is none of
  await client.test.$post({ query: {}, json: { url: '/x', robots: '' } })
})
