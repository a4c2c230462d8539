/** Japanese: numbers. */

const format = new Intl.NumberFormat('ja')

/** `512,000` */
export function number(value: number): string {
  return format.format(value)
}
