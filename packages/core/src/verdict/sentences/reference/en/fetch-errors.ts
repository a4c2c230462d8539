/** English: why a fetch failed or was not tried, and what to do next. */
import type { ReferenceTexts } from '../reference-texts.ts'

const ASK_AGAIN = 'Try again in a few minutes, or paste the file.'
const CHECK_SERVER = 'Check that the web server is running and that no firewall blocks it.'
const CHECK_SPELLING = 'Check the spelling of the address.'
const RENEW = 'Renew the certificate; crawlers refuse it too.'
const CHAIN = 'Install the whole certificate chain on the server.'
const PASTE = 'Paste the file instead.'
const CHECK_COMPRESSION = 'Check the compression settings of the server or CDN.'

export const fetchStages: ReferenceTexts['fetchStages'] = {
  dns: { what: 'The host name could not be looked up.', next: CHECK_SPELLING },
  connect: { what: 'No connection to the server could be made.', next: CHECK_SERVER },
  tls: {
    what: 'No secure connection could be made.',
    next: 'Check the certificate and the TLS settings of the server.',
  },
  timeout: { what: 'The server did not answer in time.', next: ASK_AGAIN },
  read: { what: 'The answer of the server could not be read.', next: ASK_AGAIN },
  decode: { what: 'The answer could not be decompressed.', next: CHECK_COMPRESSION },
  policy: { what: 'We did not ask this address.', next: PASTE },
}

export const fetchErrors: ReferenceTexts['fetchErrors'] = {
  'not-an-address': {
    what: 'This cannot be read as an address.',
    next: 'Enter one such as https://example.com/page.',
  },
  'no-host': {
    what: 'The address names no site.',
    next: 'Enter it in full, such as https://example.com/page.',
  },
  'scheme-not-allowed': {
    what: 'Files are fetched over http and https only.',
    next: 'Use an address that begins with https://, or paste the file.',
  },
  'credentials-in-address': {
    what: 'The address contains a user name or password, which we do not send.',
    next: 'Remove them from the address; crawlers do not send any either.',
  },
  'port-not-allowed': { what: 'We do not fetch from this port.', next: PASTE },
  'address-not-public': {
    what: 'The address lies in a private network, and we do not fetch from those.',
    next: PASTE,
  },
  'no-address': {
    what: 'The host name exists but has no IP address.',
    next: 'Add an A or AAAA record for it.',
  },
  'look-up-timeout': {
    what: 'The host name could not be looked up in time.',
    next: 'Check the name servers of the domain, or try again.',
  },
  'connect-timeout': {
    what: 'The server did not accept a connection in time.',
    next: CHECK_SERVER,
  },
  'tls-timeout': {
    what: 'The server did not agree on a secure connection in time.',
    next: ASK_AGAIN,
  },
  'first-octet-timeout': {
    what: 'The server accepted the request but did not begin to answer in time.',
    next: 'Check why it is slow; crawlers give up too.',
  },
  'total-timeout': {
    what: 'The answer came too slowly to be read to its end.',
    next: 'Check why it is slow; crawlers give up too.',
  },
  'no-answer': {
    what: 'The server closed the connection without an answer.',
    next: 'Check whether the server or a firewall turns away unknown clients.',
  },
  'not-http': {
    what: 'What the server sent is not HTTP.',
    next: 'Check scheme and port of the address.',
  },
  'headers-too-large': {
    what: 'The headers of the answer are too large.',
    next: 'Check which cookies and headers the server sends with robots.txt.',
  },
  'too-many-interim-answers': {
    what: 'The server sent one preliminary answer after another and no final one.',
    next: 'Check the server or the proxy in front of it.',
  },
  'body-cut-short': {
    what: 'The connection broke off before the whole file had come.',
    next: ASK_AGAIN,
  },
  'broken-body': {
    what: 'The file came in pieces that do not fit together.',
    next: 'Check the server or the proxy in front of it.',
  },
  'unknown-encoding': {
    what: 'The file came in an encoding that was not asked for.',
    next: CHECK_COMPRESSION,
  },
  'too-many-encodings': {
    what: 'The file came compressed several times over.',
    next: CHECK_COMPRESSION,
  },
  'corrupt-encoding': {
    what: 'The file is said to be compressed, but cannot be unpacked.',
    next: CHECK_COMPRESSION,
  },
  'encoding-too-large': {
    what: 'Unpacking the file would take far too much.',
    next: CHECK_COMPRESSION,
  },
  ENOTFOUND: { what: 'The host name does not exist in DNS.', next: CHECK_SPELLING },
  EAI_AGAIN: {
    what: 'The name servers of the domain did not answer.',
    next: 'Check the name servers of the domain, or try again.',
  },
  ECONNREFUSED: { what: 'The server refused the connection.', next: CHECK_SERVER },
  ECONNRESET: {
    what: 'The server broke off the connection.',
    next: 'Check whether the server or a firewall turns away unknown clients.',
  },
  ETIMEDOUT: {
    what: 'The server did not react to the attempt to connect.',
    next: CHECK_SERVER,
  },
  EHOSTUNREACH: { what: 'There is no route to the server.', next: ASK_AGAIN },
  ENETUNREACH: { what: 'There is no route to the network of the server.', next: ASK_AGAIN },
  CERT_HAS_EXPIRED: { what: 'The certificate has expired.', next: RENEW },
  CERT_NOT_YET_VALID: {
    what: 'The certificate is not valid yet.',
    next: 'Check from which date it is valid.',
  },
  CERT_REVOKED: { what: 'The certificate has been revoked.', next: RENEW },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    what: 'The certificate was issued for another host name.',
    next: 'Use a certificate that names this host.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    what: 'The certificate is self-signed.',
    next: 'Use a certificate from a public authority; crawlers do not trust this one.',
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    what: 'The certificate comes from an authority that is not trusted.',
    next: 'Use a certificate from a public authority; crawlers do not trust this one.',
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    what: 'An intermediate certificate is missing.',
    next: CHAIN,
  },
}
