/** The name that was probably meant by one that nobody knows. */

/** Candidates by the forms in which one slip of the pen may have left them. */
export interface NameIndex {
  /** By letters and digits alone, in lower case. */
  readonly whole: ReadonlyMap<string, string>
  /** By each form with one letter left out. */
  readonly shortened: ReadonlyMap<string, readonly string[]>
  /** Names with fewer letters are too near to other words to guess at. */
  readonly least: number
}

/** Longer ones are no names. */
const MOST = 40

/** Prepares names for looking up. */
export function nameIndex(names: Iterable<string>, least: number): NameIndex {
  const whole = new Map<string, string>()
  const shortened = new Map<string, string[]>()
  for (const name of names) {
    const letters = lettersOf(name)
    if (whole.has(letters)) continue
    whole.set(letters, name)
    for (const form of shorterForms(letters)) {
      const others = shortened.get(form)
      if (others === undefined) shortened.set(form, [name])
      else others.push(name)
    }
  }
  return { whole, shortened, least }
}

/**
 * The name that differs in letter case, spaces and punctuation only, or by one slip: a letter too
 * many or too few, another letter, or two letters exchanged. Null where there is none, or where
 * several come into question. The cost grows with the length of the text.
 */
export function nearestName(text: string, index: NameIndex): string | null {
  const letters = lettersOf(text)
  const same = index.whole.get(letters)
  if (same !== undefined) return same
  if (letters.length < index.least || letters.length > MOST) return null
  const found = new Set<string>(index.shortened.get(letters))
  for (const form of shorterForms(letters)) {
    const whole = index.whole.get(form)
    if (whole !== undefined && form.length >= index.least) found.add(whole)
    for (const name of index.shortened.get(form) ?? []) {
      if (isOneSlip(lettersOf(name), letters)) found.add(name)
    }
  }
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** Names with fewer letters are too near to other words to allow for two slips. */
const LEAST_FOR_TWO = 7

/** The one name of a short list that is no more than two slips away; null where there is none. */
export function nameWithinTwoSlips(text: string, index: NameIndex): string | null {
  const letters = lettersOf(text)
  if (letters.length < LEAST_FOR_TWO || letters.length > MOST) return null
  const found = Array.from(index.whole).filter(
    ([name]) =>
      name.length >= LEAST_FOR_TWO &&
      Math.abs(name.length - letters.length) <= 2 &&
      (name[0] === letters[0] || name.at(-1) === letters.at(-1)) &&
      slipsBetween(name, letters) <= 2,
  )
  const [only] = found
  return found.length === 1 && only !== undefined ? only[1] : null
}

/** Letters added, left out, replaced or exchanged with their neighbours (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          row > 1 && column > 1 && swapped ? (before[column - 2] ?? 0) + 1 : Number.MAX_VALUE,
        ),
      )
    }
    before = last
    last = current
  }
  return last[b.length] ?? 0
}

/** Letters and digits of a text, in lower case; HTML tags are left out. */
export function lettersOf(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
}

function shorterForms(letters: string): ReadonlySet<string> {
  const forms = new Set<string>()
  for (let i = 0; i < letters.length; i += 1) forms.add(letters.slice(0, i) + letters.slice(i + 1))
  return forms
}

/** Two texts of one length that share a shorter form: one letter replaced, or two exchanged. */
function isOneSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const different: number[] = []
  for (let i = 0; i < a.length && different.length < 3; i += 1) {
    if (a[i] !== b[i]) different.push(i)
  }
  const [first = 0, second = 0] = different
  if (different.length === 1) return true
  return (
    different.length === 2 &&
    second === first + 1 &&
    a[first] === b[second] &&
    a[second] === b[first]
  )
}
