/** Which addresses are asked at all, before anything is looked up. */
import { type FetchFailure, failure } from './fetch-failure.ts'

/** Why an address is not asked; null where it may be, as far as its spelling goes. */
export function refusalOf(url: URL): FetchFailure | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return schemeNotAllowed(url.protocol)
  return url.username === '' && url.password === '' ? null : credentialsInAddress()
}

export function schemeNotAllowed(scheme: string | null): FetchFailure {
  const what = scheme === null ? 'Such addresses' : `Addresses that begin with “${scheme}”`
  const message = `${what} are not asked, only those that begin with http: or https:.`
  return failure('policy', 'scheme-not-allowed', message)
}

function credentialsInAddress(): FetchFailure {
  const message =
    'The address holds a user name or password, and none is ever sent. Leave that part out.'
  return failure('policy', 'credentials-in-address', message)
}

export function noHost(): FetchFailure {
  const message =
    'A path alone does not say which site to ask. Give the full address, such as https://example.com/page.'
  return failure('policy', 'no-host', message)
}

export function notAnAddress(): FetchFailure {
  const message = 'This is not an address. Give one such as https://example.com/page.'
  return failure('policy', 'not-an-address', message)
}
