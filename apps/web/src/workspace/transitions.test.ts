// Protects: nothing the reader typed is lost, whatever takes the place of the file, and each action
// changes only what it names.
import type { FetchReport } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { type Action, transition } from './transitions.ts'
import { differsFromLive, FIRST_VISIT, type Workspace } from './workspace.ts'

const own: Workspace = { ...FIRST_VISIT, text: 'User-agent: *\nDisallow: /mine\n' }

function reached(workspace: Workspace, ...actions: readonly Action[]): Workspace {
  return actions.reduce(transition, workspace)
}

function answer(report: FetchReport): Action {
  return { kind: 'fetch-answered', report }
}

describe('a live answer', () => {
  it('takes the place of the file and counts as a replacement for the editor', () => {
    const workspace = reached(own, answer(fetchReport('User-agent: *\r\n')))
    expect(workspace.text).toBe('User-agent: *\r\n')
    expect(workspace.textRevision).toBe(own.textRevision + 1)
    expect(workspace.fetch).toEqual({ kind: 'idle' })
  })

  it('sets the reader’s own text aside, from where it comes back', () => {
    const fetched = reached(own, answer(fetchReport('User-agent: *\n')))
    expect(fetched.setAside).toBe(own.text)
    const restored = reached(fetched, { kind: 'set-aside-restored' })
    expect(restored.text).toBe(own.text)
    expect(restored.setAside).toBeNull()
    expect(differsFromLive(restored)).toBe(true)
  })

  it('does not keep an example, which nobody typed', () => {
    expect(reached(FIRST_VISIT, answer(fetchReport('x'))).setAside).toBeNull()
    const example = { ...own, example: own.text, setAside: 'mine' }
    expect(reached(example, answer(fetchReport('x'))).setAside).toBe('mine')
    const edited = reached(example, { kind: 'text-edited', text: 'edited' })
    expect(reached(edited, answer(fetchReport('x'))).setAside).toBe('edited')
  })

  it('sets aside a live file that was edited, not one that was left as it came', () => {
    const first = reached(FIRST_VISIT, answer(fetchReport('User-agent: a\n')))
    expect(reached(first, answer(fetchReport('User-agent: b\n'))).setAside).toBeNull()
    const edited = reached(first, { kind: 'text-edited', text: 'User-agent: mine\n' })
    expect(reached(edited, answer(fetchReport('User-agent: b\n'))).setAside).toBe(
      'User-agent: mine\n',
    )
  })

  it('without a file leaves an empty one', () => {
    const workspace = reached(own, answer(fetchReport(null, { status: 404 })))
    expect(workspace.text).toBe('')
    expect(workspace.setAside).toBe(own.text)
  })
})

describe('the mark that the file differs from the live one', () => {
  const live = reached(FIRST_VISIT, answer(fetchReport('User-agent: *\r\nDisallow: /\r\n')))

  it.each([
    ['one character more', 'User-agent: *\r\nDisallow: /a\r\n', true],
    ['other line ends', 'User-agent: *\nDisallow: /\n', true],
    ['the same octets', 'User-agent: *\r\nDisallow: /\r\n', false],
  ])('%s', (_, text, expected) => {
    expect(differsFromLive(reached(live, { kind: 'text-edited', text }))).toBe(expected)
  })

  it('goes when the reader returns to the live file, and the edits are kept', () => {
    const edited = reached(live, { kind: 'text-edited', text: 'Disallow: /x' })
    const returned = reached(edited, { kind: 'returned-to-live' })
    expect(differsFromLive(returned)).toBe(false)
    expect(returned.setAside).toBe('Disallow: /x')
  })
})

describe('a fetch', () => {
  const started = reached(own, { kind: 'fetch-started', address: 'https://example.com/' })

  it('that fails leaves the file and says what was asked', () => {
    const failed = reached(started, { kind: 'fetch-failed', failure: { kind: 'unreachable' } })
    expect(failed.text).toBe(own.text)
    expect(failed.fetch).toMatchObject({ kind: 'failed', address: 'https://example.com/' })
  })

  it('that was cancelled takes no news any more', () => {
    const step = { stage: 'asking', host: 'example.com', redirect: null } as const
    const cancelled = reached(started, { kind: 'fetch-cancelled' })
    expect(reached(cancelled, { kind: 'fetch-progressed', step })).toEqual(cancelled)
    expect(reached(started, { kind: 'fetch-progressed', step }).fetch).toMatchObject({ step })
  })
})

describe('what stands in the wrong place', () => {
  it('moves from the file to the address', () => {
    const workspace = reached(own, {
      kind: 'address-moved-to-field',
      address: 'https://example.com/a',
      rest: 'User-agent: *\n',
    })
    expect(workspace).toMatchObject({ address: 'https://example.com/a', text: 'User-agent: *\n' })
    expect(workspace.setAside).toBe(own.text)
  })

  it('moves from the address to the file, and the notice goes', () => {
    const notice = { kind: 'file-in-address', text: 'User-agent: b\nAllow: /' } as const
    const noticed = reached(own, { kind: 'noticed', notice })
    expect(noticed.notices).toEqual([notice])
    const moved = reached(noticed, { kind: 'text-moved-to-file', text: notice.text })
    expect(moved.text).toBe(notice.text)
    expect(moved.notices).toEqual([])
    expect(moved.setAside).toBe(own.text)
  })
})

describe('a line that is asked for', () => {
  it('comes to the front, and again when it is asked for again', () => {
    const once = reached(own, { kind: 'line-revealed', line: 2 })
    const twice = reached(once, { kind: 'line-revealed', line: 2 })
    expect(once).toMatchObject({ line: 2, fileInFront: true })
    expect(twice.reveal).not.toEqual(once.reveal)
  })
})

describe('what the editor is asked to do', () => {
  it('is asked anew each time, and a fix leaves the panel in front', () => {
    const shown = reached(own, { kind: 'panel-shown', panel: 'problems' })
    const wish = { kind: 'edit', text: own.text, rounds: [] } as const
    const once = reached(shown, { kind: 'editor-asked', wish })
    const twice = reached(once, { kind: 'editor-asked', wish })
    expect(once).toMatchObject({ wish: { wish }, fileInFront: false })
    expect(twice.wish).not.toEqual(once.wish)
  })

  it('brings the file to the front for the next problem', () => {
    const shown = reached(own, { kind: 'panel-shown', panel: 'problems' })
    const walked = reached(shown, { kind: 'editor-asked', wish: { kind: 'next-problem' } })
    expect(walked).toMatchObject({ wish: { wish: { kind: 'next-problem' } }, fileInFront: true })
  })
})
