/**
 * A User-Agent header cut into words. A header is products (`name/version`) and comments in
 * parentheses (RFC 9110 §10.1.5); crawlers put their name into either.
 */
export interface HeaderWord {
  readonly text: string
  /** Offset in the header. */
  readonly from: number
  /** It begins a comment, a part of a comment or the header. */
  readonly opensPart: boolean
  /** It follows "like" or "with": it names what the client resembles or suits, not what it is. */
  readonly isLikeness: boolean
}

const SPACE = /\s/
const LIKENESS = /^(like|with)$/i
const PART_DELIMITERS = '();,"\''

/** The words of a header, in order. Takes one pass over it. */
export function headerWords(header: string): readonly HeaderWord[] {
  const words: HeaderWord[] = []
  let opensPart = true
  let previous = ''
  let from = 0
  const close = (to: number) => {
    if (to === from) return
    const text = header.slice(from, to)
    words.push({ text, from, opensPart, isLikeness: LIKENESS.test(previous) })
    opensPart = false
    previous = text
  }
  for (let at = 0; at < header.length; at += 1) {
    const char = header.charAt(at)
    const delimits = PART_DELIMITERS.includes(char)
    if (!delimits && !SPACE.test(char)) continue
    close(at)
    from = at + 1
    if (delimits) {
      opensPart = true
      previous = ''
    }
  }
  close(header.length)
  return words
}
