/** Lines of text that follow one another: a page or a program in the middle of the file is one thing. */
import type { CheckContext } from './check-context.ts'
import { faultyLines, type LineFault } from './line-fault.ts'

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
  for (const { line: number, fault } of faultyLines(context)) {
    const last = run.at(-1)
    if (last !== undefined && !isBlankBetween(context, last.number, number)) {
      yield { lines: run }
      run = []
    }
    if (fault.kind !== 'text') continue
    if (fault.looks === 'prose') run.push({ number, fault })
    else {
      if (run.length > 0) yield { lines: run }
      run = []
      yield { lines: [{ number, fault }] }
    }
  }
  if (run.length > 0) yield { lines: run }
}

function isBlankBetween(context: CheckContext, first: number, second: number): boolean {
  for (let number = first + 1; number < second; number += 1) {
    if (context.line(number).kind !== 'blank') return false
  }
  return true
}
