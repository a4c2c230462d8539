/** Russian: numbers and what they count. */

const format = new Intl.NumberFormat('ru')
const plurals = new Intl.PluralRules('ru')

const OCTETS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'октетов',
  one: 'октет',
  two: 'октета',
  few: 'октета',
  many: 'октетов',
  other: 'октета',
}

/** `512 000` */
function number(value: number): string {
  return format.format(value)
}

/** `1 октет`, `3 октета`, `8 октетов` */
export function octets(count: number): string {
  return `${number(count)} ${OCTETS[plurals.select(count)]}`
}

/** After words that ask for the genitive: `меньше 512 000 октетов`, `не меньше 21 октета` */
export function genitiveOctets(count: number): string {
  return `${number(count)} ${plurals.select(count) === 'one' ? 'октета' : 'октетов'}`
}
