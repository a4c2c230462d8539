/**
 * Makes robots.txt files as real sites have them: the shares of stars, `$`, queries, escapes, groups
 * and comments are roughly those of published files.
 */
import { between, chance, pick, pickWeighted, type Random, seededRandom } from './random.ts'
import * as words from './vocabulary.ts'

/** A file of one group for `*` with so many rules. */
export function makeGroup(size: { readonly rules: number }, seed: number): string {
  const random = seededRandom(seed)
  const lines = ['User-agent: *']
  for (let n = 0; n < size.rules; n += 1) lines.push(ruleLine(random))
  return `${lines.join('\n')}\n`
}

/**
 * A file of many groups, a little smaller than so many octets: most rules are in the groups for `*`, a good
 * part in groups of search engines; AI crawlers and copying tools are shut out in one line each.
 */
export function makeLargeFile(size: { readonly octets: number }, seed: number): string {
  const random = seededRandom(seed)
  const lines: string[] = ['# robots.txt of https://www.example.com/', '']
  let octets = 0
  const room = () => octets < size.octets - 200
  const add = (line: string) => {
    lines.push(line)
    octets += line.length + 1
  }
  for (const line of lines) octets += line.length + 1
  for (const token of SHUT_OUT) {
    add(`User-agent: ${token}`)
    add('Disallow: /')
    add('')
  }
  while (room()) {
    for (const token of pickWeighted(random, GROUPS)) add(`User-agent: ${token}`)
    for (let n = between(random, 20, 400); n > 0 && room(); n -= 1) {
      if (chance(random, 0.01)) add(`# ${words.directory(random)} ${words.directory(random)}`)
      add(ruleLine(random))
    }
    add('')
  }
  add('Sitemap: https://www.example.com/sitemap.xml')
  return `${lines.join('\n')}\n`
}

const GROUPS: readonly (readonly [number, readonly string[]])[] = [
  [70, ['*']],
  [6, ['AdsBot-Google', 'AdsBot-Google-Mobile']],
  [8, ['bingbot', 'msnbot']],
  [10, ['Yandex']],
  [6, ['Baiduspider', 'Sogou web spider', 'PetalBot']],
]

const SHUT_OUT = [
  ...['GPTBot', 'CCBot', 'anthropic-ai', 'ClaudeBot', 'Bytespider', 'PerplexityBot', 'cohere-ai'],
  ...['Amazonbot', 'Diffbot', 'Omgilibot', 'FacebookBot', 'Google-Extended', 'Applebot-Extended'],
  ...['AhrefsBot', 'MJ12bot', 'SemrushBot', 'DotBot', 'BLEXBot', 'HTTrack', 'WebCopier', 'wget'],
]

function ruleLine(random: Random): string {
  const name = pickWeighted(random, [
    [82, 'Disallow: '],
    [14, 'Allow: '],
    [2, 'disallow: '],
    [2, 'Disallow:'],
  ])
  return name + pickWeighted(random, PATTERNS)(random)
}

/** Patterns in the field's proportions; every tenth has a star. */
const PATTERNS: readonly (readonly [number, (random: Random) => string])[] = [
  [40, (random) => words.directories(random, 1, 3)],
  [28, (random) => words.directories(random, 1, 2) + words.page(random)],
  [9, (random) => words.directories(random, 1, 2) + words.query(random)],
  [6, (random) => `${words.directories(random, 1, 2)}*`],
  [4, (random) => `/*${pick(random, ['?', '&'])}${words.parameter(random)}=`],
  [3, (random) => `*/${words.directory(random)}/`],
  [3, (random) => `${words.directories(random, 1, 1)}*/${words.page(random)}`],
  [1, (random) => `/*${words.extension(random)}$`],
  [2, (random) => `${words.directories(random, 1, 2)}$`],
  [3, (random) => `${words.directories(random, 1, 1)}${words.foreignWord(random, true)}/`],
  [1, (random) => `${words.directories(random, 1, 1)}my ${words.directory(random)}`],
]
