/** Parts of a file that a service in front of the site writes, between marks of its own. */
import type { CheckContext } from './check-context.ts'
import { unusualLines } from './plain-lines.ts'

/** A part and its marks; lines count from 1. */
export interface ManagedBlock {
  /** What the marks say, as `Cloudflare Managed content`. */
  readonly name: string
  readonly fromLine: number
  readonly toLine: number
}

const BEGIN = /^#+\s*BEGIN\s+(\S.*)/i
const END = /^#+\s*END\s+(\S.*)/i

/**
 * The blocks between `# BEGIN … Managed …` and `# END … Managed …`, in the order of the file. Of
 * pairs inside each other the outermost counts; a mark without its partner counts for nothing.
 */
export function managedBlocks(context: CheckContext): readonly ManagedBlock[] {
  const blocks: ManagedBlock[] = []
  /** The marks that nothing has closed yet, and how many there are of each name. */
  const open: { readonly name: string; readonly line: number }[] = []
  const openNames = new Map<string, number>()
  for (const number of unusualLines(context)) {
    const line = context.line(number)
    if (line.kind !== 'comment' || line.comment.text.length > 200) continue
    const begun = nameBehind(BEGIN, line.comment.text)
    if (begun !== undefined && /\bmanaged\b/i.test(begun)) {
      open.push({ name: begun, line: number })
      openNames.set(begun.toLowerCase(), (openNames.get(begun.toLowerCase()) ?? 0) + 1)
    }
    const ended = nameBehind(END, line.comment.text)?.toLowerCase()
    if (ended === undefined || !openNames.get(ended)) continue
    for (let closed = open.pop(); closed !== undefined; closed = open.pop()) {
      const name = closed.name.toLowerCase()
      openNames.set(name, (openNames.get(name) ?? 1) - 1)
      if (name !== ended) continue
      while ((blocks.at(-1)?.fromLine ?? 0) > closed.line) blocks.pop()
      blocks.push({ name: closed.name, fromLine: closed.line, toLine: number })
      break
    }
  }
  return blocks
}

/** What a mark says, without the signs that close it. */
function nameBehind(mark: RegExp, comment: string): string | undefined {
  const rest = mark.exec(comment)?.[1]?.trimEnd()
  if (rest === undefined) return undefined
  let end = rest.length
  while (end > 0 && rest[end - 1] === '#') end -= 1
  return rest.slice(0, end).trimEnd()
}
