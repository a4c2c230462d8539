/**
 * Protects the verdict and its whole reason: what decided, in which order things are looked at, the
 * line, the group with all its lines, every rule that matched and why it lost, and the notes.
 */
import { describe, expect, it } from 'vitest'
import { bareCrawler, bareQuestion } from '../../test/bare-question.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import type { CrawlPolicy } from '../http/crawl-policy.ts'
import { decide, decideBriefly, type Question } from './decide.ts'

const ask = (file: string, address: string, dialect: DialectId = 'rfc9309', token = 'foo') =>
  decide(bareQuestion(file, token, address, dialectById(dialect)))

const question = (change: Partial<Question>): Question => ({
  ...bareQuestion('User-agent: *\nDisallow: /a', 'foo', '/a', dialectById('rfc9309')),
  ...change,
})

describe('what decided', () => {
  const star = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n'
  it.each<readonly [string, string, string, boolean, string, number | null, string | null]>([
    ['a rule that blocks', star, '/a/c', false, 'rule', 2, '*'],
    ['a rule that allows', star, '/a/b', true, 'rule', 3, '*'],
    ['no rule', star, '/b', true, 'no-rule-matched', null, '*'],
    ['a group without rules', 'User-agent: foo', '/a', true, 'no-rule-matched', null, 'foo'],
    [
      'an own group that hides `*`',
      `${star}User-agent: foo\nAllow: /x`,
      '/a',
      true,
      'no-rule-matched',
      null,
      'foo',
    ],
    ['no group', 'User-agent: bar\nDisallow: /', '/a', true, 'no-group', null, null],
    ['no group in an empty file', '', '/a', true, 'no-group', null, null],
    [
      'no group in a web page',
      '<!doctype html>\n<p>Not found</p>',
      '/a',
      true,
      'no-group',
      null,
      null,
    ],
    ['an empty Disallow, named', 'User-agent: *\nDisallow:', '/a', true, 'no-rule-matched', 2, '*'],
    ['an empty Allow, named', 'User-agent: *\nAllow:', '/a', true, 'no-rule-matched', 2, '*'],
    [
      'an empty Allow before an empty Disallow',
      'User-agent: *\nDisallow:\nAllow:',
      '/a',
      true,
      'no-rule-matched',
      3,
      '*',
    ],
    [
      'a rule beside an empty one',
      'User-agent: *\nDisallow:\nDisallow: /',
      '/a',
      false,
      'rule',
      3,
      '*',
    ],
    [
      'the file itself',
      'User-agent: *\nDisallow: /',
      '/robots.txt',
      true,
      'robots-txt-itself',
      null,
      null,
    ],
    [
      'a rule for the file with a query',
      'User-agent: *\nDisallow: /',
      '/robots.txt?a',
      false,
      'rule',
      2,
      '*',
    ],
    [
      'a rule for the file in other letter case',
      'User-agent: *\nDisallow: /',
      '/Robots.txt',
      false,
      'rule',
      2,
      '*',
    ],
    [
      'a rule for a file further down',
      'User-agent: *\nDisallow: /',
      '/a/robots.txt',
      false,
      'rule',
      2,
      '*',
    ],
  ])('%s', (_what, file, address, allowed, because, line, token) => {
    const verdict = ask(file, address)
    expect(verdict).toMatchObject({ allowed, because, line, target: address })
    expect(verdict.trail.find((step) => step.found)?.token ?? null).toBe(token)
    expect(verdict.group === null).toBe(token === null)
    const brief = decideBriefly(bareQuestion(file, 'foo', address, dialectById('rfc9309')))
    expect(brief).toMatchObject({ allowed, because, line, token })
  })

  it.each<readonly [string, DialectId, string, string, boolean, string, number | null]>([
    [
      'an index page stands for its directory',
      'google',
      'User-agent: *\nAllow: /d/index.html\nDisallow: /',
      '/d/',
      true,
      'rule',
      2,
    ],
    [
      'but not by the standard',
      'rfc9309',
      'User-agent: *\nAllow: /d/index.html\nDisallow: /',
      '/d/',
      false,
      'rule',
      3,
    ],
    [
      'an empty Disallow beats the root',
      'yandex',
      'User-agent: *\nDisallow:\nDisallow: /',
      '/a',
      true,
      'rule',
      2,
    ],
    [
      'an empty Allow is skipped',
      'yandex',
      'User-agent: *\nAllow:',
      '/a',
      true,
      'no-rule-matched',
      null,
    ],
    [
      'an empty Disallow comes first',
      'python-3.12',
      'User-agent: *\nDisallow:\nDisallow: /',
      '/a',
      true,
      'rule',
      2,
    ],
    [
      'a library asks its rules about the file itself',
      'protego',
      'User-agent: *\nDisallow: /',
      '/robots.txt',
      false,
      'rule',
      2,
    ],
    [
      'so does another',
      'python-3.12',
      'User-agent: *\nDisallow: /',
      '/robots.txt',
      false,
      'rule',
      2,
    ],
    [
      'stars in a row do not decide at Yandex',
      'yandex',
      'User-agent: *\nDisallow: /a**\nAllow: /a',
      '/ab',
      true,
      'rule',
      3,
    ],
    [
      'a pattern of a star only decides where stars count',
      'rfc9309',
      'User-agent: *\nDisallow: *',
      '/a',
      false,
      'rule',
      2,
    ],
    ['and where they do not', 'yandex', 'User-agent: *\nDisallow: *', '/a', false, 'rule', 2],
  ])('%s (%s)', (_what, dialect, file, address, allowed, because, line) => {
    expect(ask(file, address, dialect)).toMatchObject({ allowed, because, line })
  })

  it.each(DIALECTS.map(({ id, kind }) => [id, kind] as const))(
    'in %s (%s) the file itself',
    (id, kind) => {
      const { because, allowed } = ask('User-agent: *\nDisallow: /', '/robots.txt', id)
      if (kind !== 'library') expect([allowed, because]).toEqual([true, 'robots-txt-itself'])
    },
  )

  it('is the size of the file where a dialect does not accept it', () => {
    const file = `User-agent: *\nDisallow: /\n${'#'.repeat(512_000)}`
    expect(ask(file, '/a', 'yandex')).toMatchObject({
      allowed: true,
      because: 'file-too-large',
      line: null,
      group: null,
      trail: [],
    })
    expect(ask(file, '/a', 'google')).toMatchObject({
      allowed: false,
      because: 'rule',
      line: 2,
      notes: ['cut-at-size-limit'],
    })
    expect(ask(file, '/robots.txt', 'yandex').because).toBe('robots-txt-itself')
  })
})

describe('what cannot be told', () => {
  it('is an address that is none, and a crawler without a token', () => {
    const expected = {
      allowed: null,
      because: 'not-testable',
      line: null,
      group: null,
      matches: [],
    }
    expect(decide(question({ target: null }))).toMatchObject({ ...expected, target: null })
    const crawler = { ...bareCrawler(''), tokens: [] }
    expect(decide(question({ crawler }))).toMatchObject(expected)
    expect(decide(question({ crawler, target: '/robots.txt' })).because).toBe('not-testable')
    const policy: CrawlPolicy = { policy: 'disallow-all', because: '5xx', basis: 'documented' }
    expect(decide(question({ crawler, policy })).because).toBe('not-testable')
  })

  it('is a crawler without a token of its own, even if it has fallbacks', () => {
    const crawler = { ...bareCrawler(''), tokens: ['foo'] }
    expect(decide(question({ crawler })).because).toBe('not-testable')
  })

  it('is a file that was never fetched', () => {
    const verdict = decide(question({ reading: null }))
    expect(verdict).toMatchObject({ allowed: null, because: 'fetch', group: null })
    expect('policy' in verdict).toBe(false)
  })
})

describe('the answer of the site', () => {
  it.each<readonly [CrawlPolicy, boolean | null, readonly string[]]>([
    [{ policy: 'allow-all', because: '4xx', basis: 'documented' }, true, []],
    [{ policy: 'disallow-all', because: '5xx', basis: 'documented' }, false, []],
    [{ policy: 'disallow-all', because: 'dns', basis: 'inferred' }, false, []],
    [{ policy: 'unknown', because: 'refused', basis: 'assumed' }, null, []],
  ])('decides before the file: %j', (policy, allowed, notes) => {
    const verdict = decide(question({ policy }))
    expect(verdict).toMatchObject({
      allowed,
      because: 'fetch',
      line: null,
      group: null,
      policy,
      notes,
    })
    expect(decide(question({ policy, reading: null })).allowed).toBe(allowed)
  })

  it('lets the file decide where it is to be obeyed, and says where that is assumed', () => {
    const policy: CrawlPolicy = { policy: 'obey-file', because: '2xx', basis: 'documented' }
    expect(decide(question({ policy }))).toMatchObject({ because: 'rule', line: 2, notes: [] })
    expect('policy' in decide(question({ policy }))).toBe(false)
    const assumed: CrawlPolicy = { ...policy, basis: 'assumed' }
    expect(decide(question({ policy: assumed })).notes).toEqual(['policy-assumed'])
  })

  it('does not matter for the file itself', () => {
    const policy: CrawlPolicy = { policy: 'disallow-all', because: '5xx', basis: 'documented' }
    expect(decide(question({ policy, target: '/robots.txt' }))).toMatchObject({
      allowed: true,
      because: 'robots-txt-itself',
    })
  })
})

describe('the group', () => {
  it('is all groups that apply, with every line that counts', () => {
    const file = [
      ...['User-agent: foo', 'User-agent: Bar/1', '# note', 'Crawl-delay: 1', 'Disallow: /a'],
      ...['User-agent: *', 'Disallow: /b', 'User-agent: FOO', 'junk', 'Allow: c', 'Allow: /d'],
    ].join('\n')
    expect(ask(file, '/a').group).toEqual({
      tokens: ['foo', 'bar'],
      userAgentLines: [1, 2, 8],
      lines: [1, 2, 5, 8, 11],
    })
  })

  it('names no token for lines that name nobody', () => {
    expect(ask('User-agent: 12\nUser-agent: foo\nAllow: /', '/a').group).toEqual({
      tokens: ['foo'],
      userAgentLines: [1, 2],
      lines: [1, 2, 3],
    })
  })

  it('is that of the crawler, and the crawler is told as it was asked for', () => {
    const { crawler, dialect, trail } = ask('User-agent: foo\nAllow: /', '/', 'google', 'FOO')
    expect(crawler).toEqual({ id: 'FOO', name: 'FOO', token: 'FOO' })
    expect(dialect).toBe('google')
    expect(trail).toEqual([{ token: 'FOO', found: true, lines: [1] }])
  })
})

describe('the rules that matched', () => {
  it.each<readonly [string, DialectId, readonly string[], string, readonly string[]]>([
    [
      'shorter',
      'google',
      ['Disallow: /a', 'Allow: /', 'Disallow: /x'],
      '/ab',
      ['2 wins 2', '3 shorter 1'],
    ],
    ['on a tie', 'google', ['Disallow: /a', 'Allow: /*'], '/a', ['3 wins 2', '2 tie-allow-wins 2']],
    [
      'further down',
      'google',
      ['Disallow: /a', 'Disallow: /*'],
      '/a',
      ['2 wins 2', '3 later-line 2'],
    ],
    [
      'all at once',
      'google',
      ['Disallow: /a', 'Allow: /*', 'Allow: /a', 'Disallow: /'],
      '/a',
      ['3 wins 2', '4 later-line 2', '2 tie-allow-wins 2', '5 shorter 1'],
    ],
    ['empty', 'google', ['Disallow:', 'Allow: /'], '/a', ['3 wins 1', '2 shorter 0']],
    ['empty alone', 'google', ['Disallow:', 'Allow:'], '/a', ['3 wins 0', '2 tie-allow-wins 0']],
    [
      'first match',
      'python-3.12',
      ['Disallow: /a', 'Allow: /a/b'],
      '/a/b',
      ['2 wins 2', '3 later-line 4'],
    ],
    [
      'without wildcards',
      'yandex',
      ['Disallow: /a*$', 'Allow: /a'],
      '/a',
      ['3 wins 2', '2 tie-allow-wins 2'],
    ],
    [
      'an index page',
      'google',
      ['Allow: /index.html', 'Disallow: /'],
      '/',
      ['2 wins 2', '3 shorter 1'],
    ],
    ['none', 'google', ['Disallow: /b'], '/a', []],
  ])('and why they lost: %s (%s)', (_what, dialect, rules, address, expected) => {
    const { matches, line, because } = ask(['User-agent: *', ...rules].join('\n'), address, dialect)
    const shown = matches.map((match) => {
      const fate = match.wins ? 'wins' : match.lostBecause
      return `${match.line} ${fate} ${match.octets}`
    })
    expect(shown).toEqual(expected)
    expect(matches.filter(({ wins }) => wins)).toHaveLength(expected.length > 0 ? 1 : 0)
    expect(line).toBe(matches[0]?.line ?? null)
    if (because !== 'rule') expect(matches.every(({ octets }) => octets === 0)).toBe(true)
  })

  it('are told as written, with what they do', () => {
    const { matches } = ask('User-agent: *\nDisalow : /é%61* # x\n', '/éa', 'google')
    expect(matches).toEqual([])
    expect(ask('User-agent: *\nDisalow : /é* # x\n', '/éa', 'google').matches).toEqual([
      { line: 2, effect: 'disallow', pattern: '/é*', octets: 8, wins: true },
    ])
    expect(ask('User-agent: *\nDisallow:', '/a', 'yandex').matches).toEqual([
      { line: 2, effect: 'allow', pattern: '', octets: 1, wins: true },
    ])
  })
})

describe('the notes', () => {
  it('of the crawler come first, whatever decided', () => {
    const crawler = { ...bareCrawler('foo'), notes: ['a', 'b'] }
    const policy: CrawlPolicy = { policy: 'unknown', because: '304', basis: 'assumed' }
    expect(decide(question({ crawler })).notes).toEqual(['a', 'b'])
    expect(decide(question({ crawler, target: null })).notes).toEqual(['a', 'b'])
    expect(decide(question({ crawler, policy })).notes).toEqual(['a', 'b', 'policy-assumed'])
  })

  it.each<readonly [string, DialectId, string, boolean]>([
    ['a misspelt rule', 'rfc9309', 'User-agent: *\nDisalow: /a', true],
    ['a missing colon', 'rfc9309', 'User-agent: *\nDisallow /a', true],
    ['a longer name', 'rfc9309', 'User-agent: *\nDisallowed: /a', true],
    ['a misspelt agent', 'rfc9309', 'Useragent: *\nDisallow: /a', true],
    ['a cut token', 'rfc9309', 'User-agent: foo/1\nDisallow: /a', true],
    ['a loose star', 'rfc9309', 'User-agent: * x\nDisallow: /a', true],
    ['an octet 0', 'rfc9309', 'User-agent: *\nDisallow: /a\0b', true],
    ['a very long line', 'rfc9309', `User-agent: *\nDisallow: /a*${'*'.repeat(17_000)}`, true],
    ['a bing line', 'bing', 'User-agent: *\nDisalow: /a', true],
    ['a line that the parser itself reads', 'google', 'User-agent: *\nDisalow: /a', false],
    [
      'a misspelt rule that did not decide',
      'rfc9309',
      'User-agent: *\nDisallow: /a\nDisalow: /',
      false,
    ],
    [
      'an agent line of another group',
      'rfc9309',
      'Useragent: bar\nAllow: /\nUser-agent: *\nDisallow: /a',
      false,
    ],
    [
      'an agent line that names somebody else',
      'rfc9309',
      'User-agent: bar/1\nUser-agent: *\nDisallow: /a',
      false,
    ],
    ['nothing of the kind', 'rfc9309', 'User-agent: *\nDisallow: /a', false],
  ])('say that %s was read by somebody else’s habit (%s)', (_what, dialect, file, noted) => {
    const { notes, allowed } = ask(file, '/a', dialect)
    expect(allowed).toBe(false)
    expect(notes).toEqual(noted ? ['read-like-google'] : [])
  })
})
