/** Files made to be slow: each is as large as may be and leans on one weakness that readers have. */

export interface HostileFile {
  readonly name: string
  readonly work: string
  readonly text: string
  /** The address to ask about, chosen to be slow as well. */
  readonly address: string
}

/** Units of a path that is almost as long as an address may be. */
const LONG = 16_000

/** About the 500 KiB that are read. */
const SIZE = 506_000

const MANY_A = `/${'a'.repeat(LONG)}`

export function hostileFiles(): readonly HostileFile[] {
  return [...longPatterns(), ...manyPatterns(), ...manyGroups(), ...oddLines()]
}

function longPatterns(): readonly HostileFile[] {
  const halfPiece = 'a'.repeat(7_900)
  return [
    {
      name: 'stars',
      work: '506 KB of *',
      text: rules(1, () => '*'.repeat(SIZE)),
      address: MANY_A,
    },
    {
      name: 'a-star-a',
      work: '/*a*a*a… of 506 KB',
      text: rules(1, () => '/*a'.padEnd(SIZE, '*a')),
      address: MANY_A,
    },
    {
      name: 'a-star-a-lines',
      work: '30 lines of /*a*a*a…*b',
      text: rules(30, () => `${'/*a'.padEnd(LONG, '*a')}*b`),
      address: MANY_A,
    },
    {
      name: 'long-pieces',
      work: '30 pieces of 16 KB that almost fit everywhere',
      text: rules(30, (i) => `/*${halfPiece}${'a'.repeat(i)}b${halfPiece}`),
      address: MANY_A,
    },
    {
      name: 'blanks',
      work: '31 lines with 16,000 spaces each',
      text: rules(31, (i) => `/a${' '.repeat(LONG)}${i}`),
      address: '/a',
    },
    {
      name: 'one-line',
      work: 'one line of 506 KB',
      text: rules(1, () => `/${'x'.repeat(SIZE)}`),
      address: MANY_A,
    },
  ]
}

function manyPatterns(): readonly HostileFile[] {
  return [
    {
      name: 'short-stars',
      work: '15,000 patterns of few letters and many stars',
      text: rules(15_000, (i) => `/*a*${i.toString(2).replaceAll('0', 'a*')}b`),
      address: `/b${'a'.repeat(LONG)}`,
    },
    {
      name: 'nested',
      work: '1,000 patterns, each the start of the next',
      text: rules(1_000, (i) => `/${'a'.repeat(i)}`),
      address: MANY_A,
    },
    {
      name: 'letter-case',
      work: '20,000 patterns that almost match',
      text: rules(20_000, (i) => `/A*${i}*b`),
      address: `/a${'0123456789b'.repeat(99)}`,
    },
    {
      name: 'percent',
      work: '10,000 patterns of escapes',
      text: rules(10_000, (i) => `/%C3%A9%2F${i}%61%41é`),
      address: '/%C3%A9/',
    },
    {
      name: 'no-slash',
      work: '25,000 patterns without a slash',
      text: rules(25_000, (i) => `a${i}`),
      address: '/a',
    },
  ]
}

function manyGroups(): readonly HostileFile[] {
  return [
    {
      name: 'groups',
      work: '20,000 groups of one agent',
      text: repeated(20_000, () => 'User-agent: *\nDisallow: /a'),
      address: '/b',
    },
    {
      name: 'joined-groups',
      work: '8,000 groups of two that seem apart',
      text: repeated(
        8_000,
        (i) => `User-agent: a${i}\nCrawl-delay: 5\nUser-agent: b${i}\nDisallow: /${i}`,
      ),
      address: '/1',
    },
    {
      name: 'agents',
      work: '100,000 user-agent lines',
      text: repeated(100_000, (i) => `user-agent:a${i % 9}`),
      address: '/',
    },
    {
      name: 'odd-agents',
      work: '35,000 user-agent lines that are read leniently',
      text: repeated(35_000, (i) => `user-agent: *x ${i}`),
      address: '/',
    },
  ]
}

function oddLines(): readonly HostileFile[] {
  return [
    {
      name: 'no-colons',
      work: '120,000 lines without a colon',
      text: repeated(120_000, () => 'a b'),
      address: '/',
    },
    {
      name: 'line-ends',
      work: '253,000 line ends',
      text: '\r\n'.repeat(SIZE / 2),
      address: '/',
    },
    {
      name: 'misspelt',
      work: '30,000 misspelt directives',
      text: `User-agent: *\n${repeated(30_000, (i) => `Disalow: /${i}`)}`,
      address: '/1',
    },
  ]
}

function rules(count: number, patternOf: (i: number) => string): string {
  return `User-agent: *\n${repeated(count, (i) => `Disallow: ${patternOf(i)}`)}`
}

function repeated(count: number, lineOf: (i: number) => string): string {
  return `${Array.from({ length: count }, (_, i) => lineOf(i)).join('\n')}\n`
}
