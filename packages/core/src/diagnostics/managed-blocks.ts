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

const BEGIN = /^#+\s*BEGIN\s+(\S.*?)\s*#*\s*$/i
const END = /^#+\s*END\s+(\S.*?)\s*#*\s*$/i

/** The blocks between `# BEGIN … Managed …` and `# END … Managed …`, in the order of the file. */
export function managedBlocks(context: CheckContext): readonly ManagedBlock[] {
  const blocks: ManagedBlock[] = []
  let open: { readonly name: string; readonly line: number } | null = null
  for (const number of unusualLines(context)) {
    const line = context.line(number)
    if (line.kind !== 'comment' || line.comment.text.length > 200) continue
    const begun = BEGIN.exec(line.comment.text)?.[1]
    if (begun !== undefined && /\bmanaged\b/i.test(begun)) open = { name: begun, line: number }
    const ended = END.exec(line.comment.text)?.[1]
    if (open === null || ended?.toLowerCase() !== open.name.toLowerCase()) continue
    blocks.push({ name: open.name, fromLine: open.line, toLine: number })
    open = null
  }
  return blocks
}
