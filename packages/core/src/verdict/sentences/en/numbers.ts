/** English: numbers and what they count. */

const format = new Intl.NumberFormat('en')

/** `512,000` */
export function number(value: number): string {
  return format.format(value)
}

/** `1 octet`, `8 octets` */
export function octets(count: number): string {
  return `${number(count)} ${count === 1 ? 'octet' : 'octets'}`
}
