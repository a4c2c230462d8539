/** What a block is called on the page: its name as far as there is room for it, and its lines. */
import type { ManagedBlock } from '@robots-txt-tester/core'
import type { Messages } from '../../messages/en.ts'
import { shortened } from '../../ui/shortened.ts'

/** Longer than the names that services write. */
const LONGEST_NAME = 40

export function blockTitle({ name, fromLine, toLine }: ManagedBlock, t: Messages): string {
  return t.managed.title(shortened(name, LONGEST_NAME), fromLine, toLine)
}
