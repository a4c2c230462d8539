// Protects: the notes of a fetch report are given where they apply and nowhere else; above all an
// ordinary file gets none.
import { describe, expect, it } from 'vitest'
import { fetchNotes, type NotableFacts } from './fetch-notes.ts'

const ORDINARY: NotableFacts = {
  urls: ['https://example.com/robots.txt'],
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', server: 'nginx' },
  text: 'User-agent: *\nDisallow: /private # <html>\n',
  redirectLoop: false,
  unusableLocation: false,
  schemeAssumed: false,
  credentials: false,
}

describe('fetchNotes', () => {
  it.each([
    ['an ordinary file', {}],
    ['an empty file of any type', { text: '', headers: { 'content-type': 'text/html' } }],
    ['a missing file', { status: 404, text: null, headers: { 'content-type': 'text/html' } }],
    ['a file in plain ASCII', { headers: { 'content-type': 'Text/Plain; Charset="US-ASCII"' } }],
    [
      'a redirect within the site',
      { urls: ['https://a.example/robots.txt', 'https://a.example/b'] },
    ],
    ['a byte order mark', { text: '\ufeffUser-agent: *\n' }],
    ['a failure without an answer', { status: null, headers: {}, text: null }],
  ])('has nothing to say about %s', (_, facts) => {
    expect(fetchNotes({ ...ORDINARY, ...facts })).toEqual([])
  })

  it.each([
    [['http://a.example/', 'https://a.example/'], ['scheme-redirect']],
    [['http://a.example/', 'https://www.a.example/'], ['cross-host-redirect']],
    [['https://a.example/', 'https://a.example:8443/'], ['cross-host-redirect']],
    [['http://a.example:8080/', 'https://a.example/'], ['cross-host-redirect']],
    [
      ['https://a.example/', 'http://a.example/'],
      ['cross-host-redirect', 'insecure-redirect'],
    ],
    [
      ['http://a.example/', 'https://a.example/', 'https://www.a.example/'],
      ['scheme-redirect', 'cross-host-redirect'],
    ],
    [['http://a.example/', 'http://b.example/', 'http://a.example/'], ['cross-host-redirect']],
    [['http://a.example/', 'file:///etc/passwd'], ['cross-host-redirect']],
  ])('of the redirects %j: %j', (urls, notes) => {
    expect(fetchNotes({ ...ORDINARY, urls })).toEqual(notes)
  })

  it.each([
    ['<!DOCTYPE html><html>', 'text/plain'],
    ['\ufeff\n  <html lang="en">', 'text/plain'],
    ['<!-- comment --><html>', 'text/plain'],
    ['<head><title>Not found</title>', 'text/plain'],
    ['<?xml version="1.0"?><html/>', 'application/xhtml+xml'],
    ['<main>', 'text/html'],
  ])('knows the web page %j of type %s', (text, type) => {
    const notes = fetchNotes({ ...ORDINARY, text, headers: { 'content-type': type } })
    expect(notes).toContain('html-body')
  })

  it('does not take a robots.txt for a web page because of its type', () => {
    const headers = { 'content-type': 'text/html' }
    expect(fetchNotes({ ...ORDINARY, headers })).toEqual(['wrong-content-type'])
  })

  it.each([
    [{}, ['no-content-type']],
    [{ 'content-type': 'nonsense' }, ['no-content-type']],
    [{ 'content-type': 'application/octet-stream' }, ['wrong-content-type']],
    [{ 'content-type': 'text/plain; charset=windows-1251' }, ['charset-not-utf-8']],
    [{ 'content-type': 'text/plain;charset="UTF-16LE"' }, ['charset-not-utf-8']],
  ])('of the headers %j: %j', (headers, notes) => {
    expect(fetchNotes({ ...ORDINARY, headers })).toEqual(notes)
  })

  it('knows files that are no UTF-8 text at all', () => {
    expect(fetchNotes({ ...ORDINARY, text: '\udcff\udcfeU\0s\0' })).toEqual(['utf-16-body'])
    expect(fetchNotes({ ...ORDINARY, text: '\udcfe\udcff\0U\0s' })).toEqual(['utf-16-body'])
    expect(fetchNotes({ ...ORDINARY, text: '\x1f\udc8b\x08\0' })).toEqual(['compressed-body'])
  })

  it.each([401, 403, 406, 429, 503])(
    'says of %i that crawlers may get another answer',
    (status) => {
      expect(fetchNotes({ ...ORDINARY, status, text: null })).toEqual(['may-differ-for-crawlers'])
    },
  )

  it('knows the page of a bot protection by its header or its words', () => {
    const headers = { 'content-type': 'text/html' }
    const text = '<html><head><title>Just a moment...</title>'
    const notes = ['html-body', 'challenge-page', 'may-differ-for-crawlers', 'wrong-content-type']
    expect(fetchNotes({ ...ORDINARY, headers, text })).toEqual(notes)
    const blocked = { status: 403, headers: { 'cf-mitigated': 'challenge' }, text: null }
    expect(fetchNotes({ ...ORDINARY, ...blocked })).toEqual([
      'challenge-page',
      'may-differ-for-crawlers',
    ])
    // The same words in a robots.txt are a comment.
    expect(fetchNotes({ ...ORDINARY, text: '# checking your browser\n' })).toEqual([])
  })

  it('passes on what the walk itself has noticed', () => {
    const noticed = { redirectLoop: true, unusableLocation: true, schemeAssumed: true }
    expect(fetchNotes({ ...ORDINARY, ...noticed })).toEqual([
      'redirect-loop',
      'unusable-location',
      'https-assumed',
    ])
  })
})
