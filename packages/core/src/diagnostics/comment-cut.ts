/** Comments that begin within what is meant as a value. */
import { isWhitespace, type Written } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { nameMeaning } from './directive-names.ts'

export interface CommentCut {
  /** The directive, as usually written. */
  readonly name: string
  readonly isRule: boolean
  /** What is left of the value. */
  readonly value: Written
  readonly comment: Written
}

/**
 * A `#` that sticks to the value in front of it and to the text behind it, as in `/#about`; of a
 * user-agent line also one in front of its whole value. Null where the comment is meant as one.
 */
export function commentCut(context: CheckContext, number: number): CommentCut | null {
  const line = context.line(number)
  if (line.kind !== 'field' || line.comment === null) return null
  const { key, value, comment } = line
  // A comment that is meant stands apart, or a space follows its sign.
  if (isWhitespace(comment.text.charCodeAt(1))) return null
  const { meant } = nameMeaning(key.text)
  const cut = (name: string, isRule: boolean) => ({ name, isRule, value, comment })
  const sticks = value.text !== '' && value.to === comment.from
  switch (meant ?? key.text.toLowerCase()) {
    case 'Disallow':
    case 'Allow':
      return sticks ? cut(meant ?? '', true) : null
    case 'User-agent':
      if (value.text !== '') {
        const isToken = value.text !== '*' && !value.text.includes('://')
        return sticks && isToken ? cut('User-agent', false) : null
      }
      return /^#[\w*]/.test(comment.text) ? cut('User-agent', false) : null
    case 'Sitemap':
      return sticks && /^#./.test(comment.text) ? cut('Sitemap', false) : null
    case 'clean-param':
      return sticks ? cut('Clean-param', false) : null
    default:
      return null
  }
}
