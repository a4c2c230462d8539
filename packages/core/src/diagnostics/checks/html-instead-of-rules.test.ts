/** Protects the check `html-instead-of-rules`: pages of several kinds, their title, and files that only begin oddly. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { htmlInsteadOfRules } from './html-instead-of-rules.ts'

describe('a web page', () => {
  it.each([
    ['<!DOCTYPE html>\n<title>Not found</title>', 'Not found', false],
    ['\ufeff\n  <html lang="en"><head><title class="a">\n A\n  b </title>', 'A b', false],
    ['<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', '', false],
    ['<html><head><title>Just a moment...</title></head>', 'Just a moment...', true],
    ['<!doctype html><p>Checking your browser before you go on', '', true],
  ])('%j', (text, title, challenge) => {
    const found = findingsOf(htmlInsteadOfRules, text)
    expect(found.map(({ data }) => data)).toEqual([{ title, challenge }])
  })

  it('is told at its first line, without a fix', () => {
    const text = '<html>\n<p>a: b\n'
    expect(placesOf(htmlInsteadOfRules, text)).toEqual(['1:1-7'])
    expect(fixedBy(htmlInsteadOfRules, text)).toBe(text)
  })

  it.each(['User-agent: *', '', '<html>\nUser-agent: *\nDisallow: /a', '# <html>', 'text <html>'])(
    'is not %j',
    (text) => {
      expect(placesOf(htmlInsteadOfRules, text)).toEqual([])
    },
  )
})
