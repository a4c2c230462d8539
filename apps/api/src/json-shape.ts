/**
 * A look at a JSON text before it is parsed: to build millions of values, only to refuse them, would
 * keep everybody else waiting for seconds.
 */

export type JsonShape = 'usual' | 'too-deep' | 'too-many-values'

/** No request of ours nests deeper than a few levels. */
const MOST_LEVELS = 64

/** The largest lists that are asked about have some ten thousand entries. */
const MOST_VALUES = 200_000

/** How deep a JSON text goes and how many values it holds, roughly; what is no JSON is of any shape. */
export function shapeOf(text: string): JsonShape {
  let levels = 0
  let values = 0
  for (let i = 0; i < text.length; i += 1) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i)
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        levels += 1
        values += 1
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        levels -= 1
        break
      case COMMA:
        values += 1
        break
    }
    if (levels > MOST_LEVELS) return 'too-deep'
    if (values > MOST_VALUES) return 'too-many-values'
  }
  return 'usual'
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Where a string that begins at `start` ends: at its closing quote, or at the end of the text. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0) {
    let from = quote
    while (text.charCodeAt(from - 1) === BACKSLASH) from -= 1
    if ((quote - from) % 2 === 0) return quote
    quote = text.indexOf('"', quote + 1)
  }
  return text.length
}
