/** English: what happened when a robots.txt was fetched. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const fetchNotes: ReferenceTexts['fetchNotes'] = {
  'scheme-redirect': {
    label: 'http leads to https',
    explanation: 'A redirect led from http to https on the same host, which is usual.',
  },
  'cross-host-redirect': {
    label: 'redirected to another site',
    explanation:
      'The file came from another site. It still counts for the site that was asked first.',
  },
  'insecure-redirect': {
    label: 'https leads to http',
    explanation: 'A redirect led from https to http, so the file came without protection.',
  },
  'redirect-loop': {
    label: 'redirects in a circle',
    explanation: 'A redirect led back to an address that had been asked already.',
  },
  'unusable-location': {
    label: 'redirect to no address',
    explanation: 'A redirect names a target that cannot be read as an address.',
  },
  'html-body': {
    label: 'web page instead of a file',
    explanation: 'The site sent a web page. Most crawlers find no rules in one.',
  },
  'challenge-page': {
    label: 'bot protection',
    explanation:
      'This looks like the page of a bot protection. Crawlers may get the real file; paste it if you have it.',
  },
  'may-differ-for-crawlers': {
    label: 'crawlers may get another answer',
    explanation: 'Servers often give such an answer to unknown clients only.',
  },
  'wrong-content-type': {
    label: 'not text/plain',
    explanation: 'The Content-Type of a robots.txt file should be text/plain.',
  },
  'no-content-type': {
    label: 'no Content-Type',
    explanation: 'The answer does not say what it is; it should say text/plain.',
  },
  'charset-not-utf-8': {
    label: 'charset other than UTF-8',
    explanation: 'The answer names another charset, but crawlers read robots.txt as UTF-8.',
  },
  'utf-16-body': {
    label: 'UTF-16',
    explanation: 'The file is saved as UTF-16, in which crawlers find no rules. Save it as UTF-8.',
  },
  'compressed-body': {
    label: 'compressed without saying so',
    explanation: 'The file is gzip data without a Content-Encoding header, so nobody unpacks it.',
  },
  'https-assumed': {
    label: 'https assumed',
    explanation: 'The address named no scheme, so https was used.',
  },
  'credentials-dropped': {
    label: 'Credentials left out',
    explanation: 'The address carries a user name or a password. Neither was sent.',
  },
}

export const policies: ReferenceTexts['policies'] = {
  'obey-file': { label: 'reads the file', explanation: 'The rules of the file decide.' },
  'allow-all': { label: 'everything allowed', explanation: 'Crawling is not restricted.' },
  'disallow-all': { label: 'everything disallowed', explanation: 'Nothing may be crawled.' },
  unknown: { label: 'cannot be told', explanation: 'What a crawler would do is not known.' },
}

export const policyReasons: ReferenceTexts['policyReasons'] = {
  '2xx': 'success (2xx)',
  '204': 'no content (204)',
  '206': 'part of the file (206)',
  '3xx-no-location': 'redirect that leads nowhere (3xx)',
  '304': 'not modified (304)',
  '4xx': 'client error (4xx)',
  '401-403': 'access denied (401, 403)',
  '429': 'too many requests (429)',
  '5xx': 'server error (5xx)',
  'invalid-status': 'invalid status',
  'not-200': 'status other than 200',
  'not-text': 'not a text file',
  'too-many-redirects': 'too many redirects',
  dns: 'name not resolved',
  connect: 'no connection',
  tls: 'no secure connection',
  timeout: 'no answer in time',
  read: 'unreadable answer',
  decode: 'answer cannot be decompressed',
  refused: 'not asked',
}

export const policyBases: ReferenceTexts['policyBases'] = {
  documented: {
    label: 'documented',
    explanation: 'The standard, the operator or the code says so itself.',
  },
  inferred: { label: 'inferred', explanation: 'It follows from what the source says.' },
  assumed: { label: 'assumed', explanation: 'No source says so; the usual is assumed.' },
}
