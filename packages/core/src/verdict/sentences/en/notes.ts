/** English: notes on verdicts and on addresses. */
import type { Sentences } from '../sentences.ts'

export const notes: Sentences['notes'] = {
  'read-like-google':
    'The line or its group breaks the grammar, and nothing says how to read it then; it is read as Google’s published parser reads it.',
  'cut-at-size-limit': 'The file is larger than what is read; the rest does not count.',
  'fetched-in-part':
    'Only the first part of the file was fetched; rules behind it are not known here.',
  'policy-assumed': 'What this answer of the site means is not documented; it is an assumption.',
  'custom-token': 'Not a known crawler: read by the standard, for exactly this token.',
  'control-token':
    'This token never fetches anything: the answer says whether fetched content may be used.',
  retired: 'No longer in use, or no longer documented by its operator.',
  'ignores-wildcard': 'Groups for * do not apply to it: it has to be named.',
  'user-triggered': 'It fetches because a person asked it to, so the file may not apply to it.',
  'does-not-respect': 'It does not respect robots.txt.',
  'partly-respects': 'It respects robots.txt only in part.',
  'respect-assumed': 'Nobody says whether it respects robots.txt; this is an assumption.',
  unverified: 'Part of what is known about it could not be verified.',
}

export const targetProblems: Sentences['targetProblems'] = {
  empty: 'Enter the address of a page.',
  'too-long': 'The address is longer than 16 KiB.',
  scheme: 'Only http, https and ftp addresses have a robots.txt file.',
  'no-host': 'The address has no host name. Write it in full, such as https://example.com/page.',
  malformed: 'This cannot be read as an address. Check it for typing errors.',
}

export const targetNotes: Sentences['targetNotes'] = {
  'scheme-added': 'No scheme was given; https is assumed.',
  'fragment-dropped': 'The part from # on is left out; crawlers never send it.',
  'credentials-dropped': 'The user name and password are left out.',
}
