// Protects the product token that is read out of the header of an unknown client.
import { describe, expect, it } from 'vitest'
import { headerProduct } from './header-product.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

describe('headerProduct', () => {
  it.each([
    ['FooBot/1.2 (+https://foo.example)', 'FooBot'],
    ['curl/8.0', 'curl'],
    ['python-requests/2.31', 'python-requests'],
    ['Go-http-client/1.1', 'Go-http-client'],
    ['LMBot/1.0 (Link preview) Mozilla/5.0 (compatible)', 'LMBot'],
    ['FooBot (+https://foo.example)', 'FooBot'],
  ])('is the first product where that names the client: %s', (header, product) => {
    expect(headerProduct(header)).toBe(product)
  })

  it.each([
    ['Mozilla/5.0 (compatible; FooBot/1.2; +https://foo.example)', 'FooBot'],
    ['Mozilla/5.0 (compatible;FooBot/1.2)', 'FooBot'],
    ['Mozilla/5.0 (compatible) Foo (+https://foo.example)', 'Foo'],
    ['Mozilla/5.0 (compatible; Linux x86_64; Foo; +http://foo.example/bot)', 'Foo'],
    ['Mozilla/5.0 (Linux; Android 7.0;) Mobile Safari/537.36 (compatible; Foo;+http://x)', 'Foo'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Foo/0.1', 'Foo'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', 'MSIE'],
  ])('is what follows “compatible” otherwise: %s', (header, product) => {
    expect(headerProduct(header)).toBe(product)
  })

  it.each([
    [`${CHROME} FooBot/1.0 (+https://foo.example)`, 'FooBot'],
    [CHROME.replace('x64', 'x64; FooCrawler'), 'FooCrawler'],
    [`${CHROME} Chrome-Lighthouse`, 'Chrome-Lighthouse'],
    [CHROME.replace('Chrome/', 'HeadlessChrome/'), 'HeadlessChrome'],
  ])('is found among the products of a browser: %s', (header, product) => {
    expect(headerProduct(header)).toBe(product)
  })

  it.each([
    [CHROME, 'Chrome'],
    [`${CHROME} Edg/120.0.2210.91`, 'Edg'],
    [`${CHROME} OPR/106.0.0.0`, 'OPR'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
      'Safari',
    ],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.16', 'Opera'],
    ['Mozilla/5.0', 'Mozilla'],
    [
      'Mozilla/5.0 (compatible) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/47.0 Safari/537.36',
      'Chrome',
    ],
  ])('is the browser’s own name for a plain browser: %s', (header, product) => {
    expect(headerProduct(header)).toBe(product)
  })

  it.each(['', ' ', '/', '();', '(+https://foo.example)', 'https://foo.example/', '/private'])(
    'is null where no word can be a name: %j',
    (header) => {
      expect(headerProduct(header)).toBe(null)
    },
  )
})
