import type { WritingData } from '../../data/writing.ts'
import type { CheckPages } from '../pages.ts'

export const writing: CheckPages<keyof WritingData> = {
  'missing-colon': {
    finds:
      'A line of exactly two words that begins with the name of a directive and has no colon behind it: `Disallow /private`.',
    why: 'RFC 9309 wants a colon. Google’s published parser takes the gap for one, so Googlebot obeys the line. Yandex, Python’s `urllib.robotparser` and any reader that follows the standard to the letter skip it: for them the address stays open.',
    ignore: 'Never: a colon costs nothing and every reader understands it.',
  },
}
