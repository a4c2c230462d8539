/** Lines of text that follow one another: a page or a program in the middle of the file is one thing. */
import type { CheckContext } from './check-context.ts'
import { type LineFault, lineFault } from './line-fault.ts'

type TextFault = Extract<LineFault, { readonly kind: 'text' }>

export interface TextRun {
  readonly lines: readonly { readonly number: number; readonly fault: TextFault }[]
}

/**
 * The lines that are no directives. Prose makes a run with the prose that follows it, blank lines
 * between them included; any other line of text stands alone.
 */
export function* textRuns(context: CheckContext): Iterable<TextRun> {
  let run: { number: number; fault: TextFault }[] = []
  for (let number = 1; number <= context.file.lineCount; number += 1) {
    const fault = lineFault(context, number)
    if (fault.kind === 'text' && fault.looks === 'prose') {
      run.push({ number, fault })
      continue
    }
    if (context.line(number).kind === 'blank') continue
    if (run.length > 0) yield { lines: run }
    run = []
    if (fault.kind === 'text') yield { lines: [{ number, fault }] }
  }
  if (run.length > 0) yield { lines: run }
}
