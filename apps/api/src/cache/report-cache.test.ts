// Protects the sites that are asked: one fetch for all who wait for the same file, none while a
// report is fresh enough, and none that goes on when nobody waits any more.
import type { FetchReport } from '@robots-txt-tester/core'
import { expect, test } from 'vitest'
import { createReportCache, type FetchOnce, type ReportCacheOptions } from './report-cache.ts'

/** A fetcher whose fetches end when the test says so. */
function heldFetcher() {
  const fetches: {
    readonly address: string
    readonly signal: AbortSignal
    readonly progress: Parameters<FetchOnce>[1]['onProgress']
    readonly end: (changes?: Partial<FetchReport>) => void
  }[] = []
  const fetchOnce: FetchOnce = (address, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      fetches.push({
        address,
        signal,
        progress: onProgress,
        end: (changes) => resolve({ ...REPORT, requested: address, ...changes }),
      })
    })
  return { fetches, fetchOnce }
}

const REPORT: FetchReport = {
  requested: '',
  robotsUrl: 'https://example.com/robots.txt',
  finalUrl: 'https://example.com/robots.txt',
  fetchedAt: '2026-11-30T10:00:00.000Z',
  durationMs: 1,
  userAgent: 'test',
  outcome: 'fetched',
  status: 200,
  hops: [],
  error: null,
  headers: {},
  body: { text: '', octets: 0, truncated: false, sha256: '', bom: false, malformedOctets: 0 },
  policies: {},
  notes: [],
}

const waits = () => ({ fresh: false, signal: new AbortController().signal })

function start(options: Partial<ReportCacheOptions> = {}) {
  const { fetches, fetchOnce } = heldFetcher()
  return { fetches, cache: createReportCache(fetchOnce, { seconds: 20, ...options }) }
}

test('two pages of a site share one fetch, and each gets its own address in the report', async () => {
  const { cache, fetches } = start()
  const first = cache.reportFor('https://example.com/a', waits())
  const second = cache.reportFor('example.com/b', waits())
  await Promise.resolve()
  expect(fetches.map(({ address }) => address)).toEqual(['https://example.com/robots.txt'])
  fetches[0]?.end()
  expect((await first).requested).toBe('https://example.com/a')
  expect((await first).notes).toEqual([])
  expect((await second).requested).toBe('example.com/b')
  expect((await second).notes).toEqual(['https-assumed'])
})

test('a report is used again until its time is over', async () => {
  let now = 1000
  const { cache, fetches } = start({ seconds: 20, now: () => now })
  const first = cache.reportFor('https://example.com/', waits())
  fetches[0]?.end()
  await first
  now += 19_000
  await cache.reportFor('https://example.com/', waits())
  expect(fetches).toHaveLength(1)
  now += 2000
  const third = cache.reportFor('https://example.com/', waits())
  expect(fetches).toHaveLength(2)
  fetches[1]?.end()
  await third
})

test('fresh takes neither a kept report nor a fetch under way, and replaces what is kept', async () => {
  const { cache, fetches } = start()
  const old = cache.reportFor('https://example.com/', waits())
  const fresh = cache.reportFor('https://example.com/', { ...waits(), fresh: true })
  expect(fetches).toHaveLength(2)
  fetches[1]?.end({ status: 202, fetchedAt: '2026-11-30T10:00:01.000Z' })
  expect((await fresh).status).toBe(202)
  fetches[0]?.end()
  expect((await old).status).toBe(200)
  const kept = await cache.reportFor('https://example.com/', waits())
  expect(kept.status).toBe(202)
})

test('without seconds nothing is kept, but concurrent requests still join', async () => {
  const { cache, fetches } = start({ seconds: 0 })
  const both = [1, 2].map(() => cache.reportFor('https://example.com/', waits()))
  expect(fetches).toHaveLength(1)
  fetches[0]?.end()
  await Promise.all(both)
  const again = cache.reportFor('https://example.com/', waits())
  expect(fetches).toHaveLength(2)
  fetches[1]?.end()
  await again
})

test('the fetch goes on for those who still wait, and is given up when nobody does', async () => {
  const { cache, fetches } = start()
  const [leaver, stayer] = [new AbortController(), new AbortController()]
  const left = cache.reportFor('https://example.com/', { fresh: false, signal: leaver.signal })
  const stayed = cache.reportFor('https://example.com/', { fresh: false, signal: stayer.signal })
  leaver.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(fetches[0]?.signal.aborted).toBe(false)
  stayer.abort(new Error('gone too'))
  await expect(stayed).rejects.toThrow('gone too')
  expect(fetches[0]?.signal.aborted).toBe(true)
  const next = cache.reportFor('https://example.com/', waits())
  expect(fetches).toHaveLength(2)
  fetches[1]?.end()
  await next
})

test('two who leave in the same moment leave nobody waiting', async () => {
  const { cache, fetches } = start()
  const leaver = new AbortController()
  const both = [1, 2].map(() =>
    cache.reportFor('https://example.com/', { fresh: false, signal: leaver.signal }),
  )
  leaver.abort(new Error('gone'))
  await Promise.allSettled(both)
  expect(fetches[0]?.signal.aborted).toBe(true)
})

test('progress reaches everyone who waits, and who joins late hears where it stands', async () => {
  const { cache, fetches } = start()
  const heard: string[][] = [[], []]
  const listen = (index: number) => ({
    ...waits(),
    onProgress: ({ step }: { readonly step: string }) => void heard[index]?.push(step),
  })
  const first = cache.reportFor('https://example.com/', listen(0))
  fetches[0]?.progress({ step: 'connecting', host: 'example.com' })
  const second = cache.reportFor('https://example.com/', listen(1))
  fetches[0]?.progress({ step: 'reading', host: 'example.com' })
  fetches[0]?.end()
  await Promise.all([first, second])
  expect(heard).toEqual([
    ['connecting', 'reading'],
    ['connecting', 'reading'],
  ])
})

test('news that come before anybody could listen are not lost', async () => {
  const cache = createReportCache(
    async (_, { onProgress }) => {
      onProgress({ step: 'looking-up', host: 'example.com' })
      return REPORT
    },
    { seconds: 0 },
  )
  const heard: string[] = []
  const onProgress = ({ step }: { readonly step: string }) => void heard.push(step)
  await cache.reportFor('https://example.com/', { ...waits(), onProgress })
  expect(heard).toEqual(['looking-up'])
})

test('memory is bounded: the oldest reports give way', async () => {
  const { cache, fetches } = start({ memoryOctets: 20_000 })
  const body = { ...REPORT.body, text: 'x'.repeat(4000) } as FetchReport['body']
  for (const host of ['a', 'b', 'c']) {
    const report = cache.reportFor(`https://${host}.example/`, waits())
    fetches.at(-1)?.end({ body })
    await report
  }
  const again = cache.reportFor('https://a.example/', waits())
  expect(fetches).toHaveLength(4)
  fetches.at(-1)?.end()
  await again
})

test.each<readonly [string, string, Partial<FetchReport>]>([
  ['headers', 'example', { headers: { link: 'x'.repeat(8000) } }],
  [
    'hops',
    'example',
    { hops: [{ url: 'https://x.example/', status: 302, location: 'x'.repeat(8000) }] },
  ],
  [
    'an error',
    'example',
    { error: { stage: 'dns', code: 'ENOTFOUND', message: 'x'.repeat(8000) } },
  ],
  ['an address', `${'x.'.repeat(4000)}example`, {}],
])('what is long in a report counts, though it be %s', async (_, host, changes) => {
  const { cache, fetches } = start({ memoryOctets: 40_000 })
  for (const name of ['a', 'b', 'c']) {
    const report = cache.reportFor(`https://${name}.${host}/`, waits())
    fetches.at(-1)?.end(changes)
    await report
  }
  const again = cache.reportFor(`https://a.${host}/`, waits())
  expect(fetches).toHaveLength(4)
  fetches.at(-1)?.end()
  await again
})

test('small reports are kept in good number', async () => {
  const { cache, fetches } = start({ memoryOctets: 40_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'b', 'c']) {
    const report = cache.reportFor(`https://${name}.example/`, waits())
    fetches.at(-1)?.end()
    await report
  }
  expect(fetches).toHaveLength(6)
})

test('beyond so many fetches at a time the next is turned away', async () => {
  const { cache, fetches } = start({ concurrent: 1 })
  const first = cache.reportFor('https://a.example/', waits())
  await expect(cache.reportFor('https://b.example/', waits())).rejects.toMatchObject({
    code: 'busy',
  })
  fetches[0]?.end()
  await first
})
