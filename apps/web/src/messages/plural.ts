/** Chooses the word that goes with a number, as the language's plural rules say. */
import type { Language } from './languages.ts'

/** The forms of a word; `other` stands in for those that a language does not have. */
export type PluralForms = {
  readonly [Form in Intl.LDMLPluralRule]?: string
} & { readonly other: string }

/** Makes the chooser of a language: `(3, { one: 'line', other: 'lines' })` gives `3 lines`. */
export function pluralizer(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) => `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`
}
