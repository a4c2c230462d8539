/** Russian: numbers and what they count. */

const format = new Intl.NumberFormat('ru')
const plurals = new Intl.PluralRules('ru')

/** `512 000` */
export function number(value: number): string {
  return format.format(value)
}

/** The form of a word for a number, and the number: `1 строка`, `3 строки`, `8 строк`. */
export function counted(value: number, one: string, few: string, many: string): string {
  return `${number(value)} ${wordFor(value, one, few, many)}`
}

/** The form of a word for a number: of `строка`, `строки`, `строк`. */
export function wordFor(value: number, one: string, few: string, many: string): string {
  switch (plurals.select(value)) {
    case 'one':
      return one
    case 'few':
      return few
    default:
      return many
  }
}
