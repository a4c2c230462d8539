/** Parts that show what stands in the file; they are the same in every language. */
import { displayable } from './displayable.ts'
import { code, type SentencePart } from './sentence.ts'

/** A rule as it would be written: `Disallow: /private`; without a path, `Disallow:`. */
export function rulePart(effect: 'allow' | 'disallow', pattern = ''): SentencePart {
  const name = effect === 'allow' ? 'Allow:' : 'Disallow:'
  return code(pattern === '' ? name : `${name} ${pattern}`)
}

/** A token: plain where it reads as a name, in code type where it does not (`*`, `Foo Bar`). */
export function tokenPart(token: string): SentencePart {
  const isName = token.length <= LONGEST_NAME && /^[A-Za-z0-9][\w.!-]*$/.test(token)
  return isName ? { kind: 'text', text: token } : code(token)
}

const LONGEST_NAME = 60

/** The name of a crawler, as the registry or a person gives it. */
export function namePart(name: string): SentencePart {
  return { kind: 'text', text: displayable(name) }
}
