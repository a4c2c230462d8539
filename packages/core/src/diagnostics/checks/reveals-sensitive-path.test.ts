/** Protects the check `reveals-sensitive-path`: words that speak for themselves, and those that only look so. */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { revealsSensitivePath } from './reveals-sensitive-path.ts'

const kinds = (...values: readonly string[]) =>
  findingsOf(
    revealsSensitivePath,
    `User-agent: *\n${values.map((value) => `Disallow: ${value}\n`).join('')}`,
  ).map(({ data }) => data.kind)

describe('a path that reveals something', () => {
  it.each([
    ['/backup/', 'backup'],
    ['/old/db_backup.zip', 'backup'],
    ['/dump.sql', 'backup'],
    ['/site.bak', 'backup'],
    ['/passwords.txt', 'credentials'],
    ['/secret-area/', 'credentials'],
    ['/keys/server.pem', 'credentials'],
    ['/.env', 'settings'],
    ['/.git/', 'settings'],
    ['/wp-config.php', 'settings'],
    ['/admin', 'admin'],
    ['/my-admin/', 'admin'],
    ['/phpMyAdmin/', 'admin'],
    ['/internal/', 'internal'],
    ['/hr/payroll/', 'internal'],
  ])('%s: %s', (value, kind) => {
    expect(kinds(value)).toEqual([kind])
  })

  it.each([
    ...['/wp-admin/', '/blog/wp-admin/', '/administrator-guide', '/private/', '/drafts/', '/'],
    ...['/forgot-password', '/international/', '/dumplings/', '/secretary/', '/environment', '*'],
  ])('is not %s', (value) => {
    expect(kinds(value)).toEqual([])
  })

  it('is told once, and only where it is closed', () => {
    expect(kinds('/backup/', '/a', '/backup/')).toEqual(['backup'])
    expect(findingsOf(revealsSensitivePath, 'User-agent: *\nAllow: /backup/\n')).toEqual([])
  })
})
