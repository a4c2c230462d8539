/** The standard to the letter: 429 lies in its range of "unavailable" status codes. */
import type { HttpSemantics } from '../../http/crawl-policy.ts'
import { RFC_9309 } from '../sources.ts'
import { decisionsFrom } from './decisions-from.ts'
import { RFC9309_HTTP } from './rfc9309.ts'

const standard = decisionsFrom(RFC_9309)

export const RFC9309_STRICT_HTTP: HttpSemantics = {
  ...RFC9309_HTTP,
  tooManyRequests: standard('allow-all', 'documented', '§2.3.1.3: 400-499', '4xx'),
}
