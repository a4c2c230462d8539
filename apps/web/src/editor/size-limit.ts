/** Keeps the file within what is accepted: a change that would make it larger is refused whole. */

import { EditorState, type Extension } from '@codemirror/state'
import { octetLength } from '@robots-txt-tester/core'
import { FILE_LIMIT } from '../workspace/file-limit.ts'

/** The extension. `onTooLarge` gets the size that the file would have had, in octets. */
export function sizeLimit(onTooLarge: (octets: number) => void): Extension {
  return EditorState.changeFilter.of((transaction) => {
    const { newDoc, startState } = transaction
    if (!transaction.docChanged || newDoc.length <= startState.doc.length) return true
    // No character takes more than three octets for each UTF-16 unit.
    if (newDoc.length * 3 <= FILE_LIMIT) return true
    const octets = octetLength(newDoc.toString())
    if (octets <= FILE_LIMIT) return true
    queueMicrotask(() => onTooLarge(octets))
    return false
  })
}
