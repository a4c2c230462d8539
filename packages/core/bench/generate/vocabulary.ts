/** Words of which the paths of a made-up site consist. */
import { between, chance, pick, type Random } from './random.ts'

const SYLLABLES = [
  ...['ba', 'be', 'co', 'da', 'de', 'fi', 'ga', 'he', 'in', 'ka', 'li', 'lo', 'ma', 'me', 'mo'],
  ...['na', 'ne', 'no', 'pa', 'po', 'ra', 're', 'ri', 'sa', 'se', 'si', 'ta', 'te', 'to', 'va'],
] as const

const PARAMETERS = [
  ...['sort', 'page', 'filter', 'q', 'ref', 'utm_source', 'utm_medium', 'session', 'color'],
  ...['size', 'view', 'lang', 'print', 'price', 'brand', 'order', 'from', 'replytocom'],
] as const

const EXTENSIONS = ['.html', '.php', '.pdf', '.aspx', '.json', '.jpg'] as const

/** The same few hundred directory names again and again, as on a real site. */
export function directory(random: Random): string {
  return pick(random, SYLLABLES) + pick(random, SYLLABLES) + (chance(random, 0.3) ? '-list' : '')
}

/** Directories below each other, as `/a/b/`. */
export function directories(random: Random, least: number, most: number): string {
  let path = '/'
  for (let n = between(random, least, most); n > 0; n -= 1) path += `${directory(random)}/`
  return path
}

/** The name of a page: mostly unlike all others. */
export function page(random: Random): string {
  const words: string[] = []
  for (let n = between(random, 1, 4); n > 0; n -= 1) words.push(directory(random))
  const end = chance(random, 0.2) ? '' : extension(random)
  return `${words.join('-')}-${between(random, 1, 99_999)}${end}`
}

export function extension(random: Random): string {
  return pick(random, EXTENSIONS)
}

export function parameter(random: Random): string {
  return pick(random, PARAMETERS)
}

/** A query of one to four parameters, as `?a=b&c=d`. */
export function query(random: Random): string {
  const parts: string[] = []
  for (let n = between(random, 1, 4); n > 0; n -= 1) {
    parts.push(`${parameter(random)}=${directory(random)}`)
  }
  return `?${parts.join('&')}`
}

/** A path part in another script, percent-encoded or as it is. */
export function foreignWord(random: Random, encoded: boolean): string {
  const word = pick(random, ['каталог', 'новости', '検索', '商品', 'über-uns', 'prêt-à-porter'])
  return encoded ? encodeURIComponent(word) : word
}
