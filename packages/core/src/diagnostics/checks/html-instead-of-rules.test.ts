/** Protects the check `html-instead-of-rules`: pages of several kinds, their title, and files that only begin oddly. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { htmlInsteadOfRules } from './html-instead-of-rules.ts'

describe('a web page', () => {
  it.each([
    ['<!DOCTYPE html>\n<title>Not found</title>', 'Not found', false, false],
    ['\ufeff\n  <html lang="en"><head><title class="a">\n A\n  b </title>', 'A b', false, false],
    ['<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', '', false, true],
    ['<html><head><title>Just a moment...</title></head>', 'Just a moment...', true, false],
    ['<!doctype html><p>Checking your browser before you go on', '', true, false],
    ['<?xml version="1.0"?>\n<!DOCTYPE html>\n<html>', '', false, false],
  ])('%j', (text, title, challenge, xml) => {
    const found = findingsOf(htmlInsteadOfRules, text)
    expect(found.map(({ data }) => data)).toEqual([{ title, challenge, xml }])
  })

  it.each([
    '<!-- cached -->\n<!DOCTYPE html>\n<p>a: b',
    '<!--[if lt IE 7]><html class="ie"><![endif]-->\n<p>a: b',
    '<!DOCTYPE html>\n<p>Write this:</p>\n<code>User-agent: *</code>\n<p>or more',
    '<!DOCTYPE html>\n<p>An example</p>\n<pre>\nUser-agent: *\nDisallow: /\n</pre>',
    '<html><script>\nvar a = {\nallow: 1\n}\n</script></html>',
    ...['h2', 'center', 'br', 'b', 'span', 'a href="b"', 'style', 'link rel="c"', 'table'].map(
      (element) => `<${element}>\nerror: none`,
    ),
    ...['noscript', 'section', 'iframe src="d"', 'svg', 'h1', 'p', 'div', 'script', 'br/'].map(
      (element) => `\n<${element}>\nerror: none`,
    ),
  ])('is %j', (text) => {
    expect(placesOf(htmlInsteadOfRules, text)).toHaveLength(1)
  })

  it('is told at its first line, without a fix', () => {
    const text = '<html>\n<p>a: b\n'
    expect(placesOf(htmlInsteadOfRules, text)).toEqual(['1:1-7'])
    expect(fixedBy(htmlInsteadOfRules, text)).toBe(text)
  })

  it.each([
    'User-agent: *',
    '',
    '<html>\nUser-agent: *\nDisallow: /a',
    '<html><head></head><body><pre>User-agent: *\nDisallow: /a\n</pre></body></html>',
    '<pre>User-agent: *\nDisallow: /a',
    '<!-- note -->\nUser-agent: *',
    '<br />\n<b>Warning</b>: a\nUser-agent: *\nDisallow: /a',
    '<script>\nvar a\n</script>User-agent: *',
    '# <html>',
    'text <html>',
    '<xyz>',
  ])('is not %j', (text) => {
    expect(placesOf(htmlInsteadOfRules, text)).toEqual([])
  })
})
