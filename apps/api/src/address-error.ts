/** Why an address cannot be tested, in words. */
import { type Target, type TargetProblemCode, targetOfAddress } from '@robots-txt-tester/core'
import { type FieldError, ProblemError } from './problems.ts'

/** The error of a field that holds an address. */
export function addressError(field: string, code: TargetProblemCode): FieldError {
  return { field, code, message: TEXTS[code] }
}

/** The target of an address whose site is to be asked. Throws a problem that names `url`. */
export function targetToAsk(address: string): Target {
  const target = targetOfAddress(address, { needsHost: true })
  if (target.kind === 'target') return target
  throw new ProblemError('invalid-request', { errors: [addressError('url', target.code)] })
}

const TEXTS: Readonly<Record<TargetProblemCode, string>> = {
  empty: 'The address is empty.',
  'too-long': 'The address is longer than 16 KiB.',
  scheme: 'Only http, https and ftp addresses have a robots.txt file.',
  'no-host': 'The address has no host name; write it in full, such as https://example.com/page.',
  malformed: 'This cannot be read as an address.',
}
