/** Whether a text is a robots.txt file at all, or something that was pasted or served by mistake. */
import { isWebPage, type ParsedFile } from '@robots-txt-tester/core'

export type ContentDoubt =
  | { readonly kind: 'web-page' }
  | { readonly kind: 'utf-16' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'not-utf-8'; readonly octets: number }
  /** A line that is nothing but an address: `rest` is the file without it. */
  | { readonly kind: 'address'; readonly line: number; readonly address: string }

/** How far into a file it is looked for; the first lines tell what a file is. */
const LOOKED_AT = 4096

/** What looks wrong about the content as a whole; null where nothing does. */
export function contentDoubt(file: ParsedFile): ContentDoubt | null {
  const start = file.text.slice(0, LOOKED_AT)
  if (isWebPage(file.text)) return { kind: 'web-page' }
  // FF FE and FE FF, neither of which is UTF-8.
  if (start.startsWith('\uDCFF\uDCFE') || start.startsWith('\uDCFE\uDCFF')) {
    return { kind: 'utf-16' }
  }
  if (isBinary(file)) return { kind: 'binary' }
  if (file.malformedOctets > 0) return { kind: 'not-utf-8', octets: file.malformedOctets }
  return bareAddress(file.text)
}

function isBinary(file: ParsedFile): boolean {
  if (file.hasNul && file.octets > 0 && countControls(file.text) > 0) return true
  return file.malformedOctets > 8 && file.malformedOctets * 10 > file.octets
}

/** C0 controls that no text file holds, in the first part of the file. */
function countControls(text: string): number {
  let count = 0
  for (let i = 0; i < Math.min(text.length, LOOKED_AT); i += 1) {
    const unit = text.charCodeAt(i)
    if (unit < 9 || (unit > 13 && unit < 32 && unit !== 27)) count += 1
  }
  return count
}

function bareAddress(text: string): ContentDoubt | null {
  const match = /^[ \t]*(https?:\/\/[^\s#]+)[ \t]*$/im.exec(text)
  if (match === null) return null
  const line = text.slice(0, match.index).split(/\r\n|\r|\n/).length
  return { kind: 'address', line, address: match[1] ?? '' }
}
