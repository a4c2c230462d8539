/** Japanese: numbers and what they count. */

const format = new Intl.NumberFormat('ja')

/** `512,000` */
function number(value: number): string {
  return format.format(value)
}

/** `8オクテット` */
export function octets(count: number): string {
  return `${number(count)}オクテット`
}
