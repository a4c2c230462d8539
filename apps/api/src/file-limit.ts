/** The size of a file that is sent to us. */
import { octetLength } from '@robots-txt-tester/core'
import { ProblemError } from './problems.ts'

/** The largest file that is accepted, in octets. */
const FILE_LIMIT = 2 * 1024 * 1024

/** The octets of a file in the field `robotsTxt`. Throws a problem where they are too many. */
export function acceptedOctets(robotsTxt: string): number {
  const octets = octetLength(robotsTxt)
  if (octets <= FILE_LIMIT) return octets
  const message = `The file has ${octets} octets; at most ${FILE_LIMIT} (2 MiB) are accepted.`
  const error = { field: 'robotsTxt', code: 'too-large', message }
  throw new ProblemError('too-large', { detail: message, errors: [error] })
}
