/**
 * Protects which lines count as one block of a service where marks are nested, repeated or left
 * open: the outermost pair wins, and no two blocks overlap.
 */
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { checkContext } from './check-context.ts'
import { managedBlocks } from './managed-blocks.ts'

/** `A(` and `A)` begin and end a block of that name; any other word is a rule. */
function blocksOf(marks: string): readonly string[] {
  const lines = marks.split(' ').map((mark) => {
    if (mark.endsWith('(')) return `# BEGIN ${mark.slice(0, -1)} Managed content`
    return mark.endsWith(')') ? `# END ${mark.slice(0, -1)} Managed content` : `Disallow: /${mark}`
  })
  return managedBlocks(checkContext(parseRobotsTxt(lines.join('\n')))).map(
    ({ name, fromLine, toLine }) => `${name.split(' ')[0]} ${fromLine}-${toLine}`,
  )
}

describe('the blocks of a service', () => {
  it.each([
    ['follow each other', 'A( x A) y B( z B)', ['A 1-3', 'B 5-7']],
    ['have those of others inside', 'A( B( x B) y A)', ['A 1-6']],
    ['have their own name inside', 'A( A( x A) y A) z', ['A 1-6']],
    ['have several inside', 'A( B( x B) B( y B) A) A( z A)', ['A 1-8', 'A 9-11']],
    ['stand behind a mark that nothing closes', 'A( x B( y B) z', ['B 3-5']],
    ['stand behind a mark of the same name that nothing closes', 'A( x A( y A)', ['A 3-5']],
    ['end across each other', 'A( B( x A) y B)', ['A 1-4']],
    ['have an end too many', 'A( x A) A) B)', ['A 1-3']],
  ])('%s', (_, marks, expected) => {
    expect(blocksOf(marks)).toEqual(expected)
  })
})
