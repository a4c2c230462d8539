// Protects: a fix is made only in the file it speaks of, or in what became of it; what is told of it is
// so; all fixes together wait for typing, give way to it and can be stopped; the keyboard stays.
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  askHarmless,
  closePanel,
  editorMakes,
  FIXED,
  giveUpHarmless,
  openPanel,
  problems,
  russian,
  TEXT,
  told,
  undoButton,
} from '../../../test/problems-panel.tsx'

afterEach(closePanel)

describe('a fix', () => {
  const fixButton = () => screen.getByRole('button', { name: 'Insert the colon' })

  it('is made in the file that was looked at, and can be undone until something else is typed', async () => {
    const { act, again, user } = openPanel()
    await user.click(fixButton())
    expect(act.applyEdits).toHaveBeenCalledWith(TEXT, [problems[0]?.fixes[0]?.edits])
    editorMakes(TEXT, FIXED)
    again({ list: problems.slice(1) }, FIXED)
    expect(told()).toContain('1 problem put right.')
    await user.click(undoButton())
    expect(document.activeElement).not.toBe(document.body)
    expect(act.undoEdits).toHaveBeenCalledWith(FIXED)
    again({}, TEXT)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  })

  it.each([
    ['when the editor did not make it', null, TEXT],
    ['when the file was changed before it could be made', null, `${TEXT}#`],
    ['when the file was changed since', FIXED, `${FIXED}#`],
  ])('is not told %s', async (_, after, text) => {
    const { again, user } = openPanel()
    await user.click(fixButton())
    editorMakes(TEXT, after)
    again({}, text)
    expect(told()).toBe('')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('waits for the file as it is now, and is made there', async () => {
    const typed = `# typed\n${TEXT}`
    const { act, again, user } = openPanel({ stale: true }, typed)
    await user.click(fixButton())
    expect(act.applyEdits).not.toHaveBeenCalled()
    const list = problems.map((problem) => ({
      ...problem,
      line: problem.line + 1,
      fixes: problem.fixes.map((fix) => ({ ...fix, edits: [...fix.edits] })),
    }))
    again({ id: 2, text: typed, list }, typed)
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(typed, [list[0]?.fixes[0]?.edits])
  })

  it('that came too late for its problem is said not to be made', async () => {
    const typed = 'User-agent: *\nHost: example.com\n'
    const { act, again, user } = openPanel({ stale: true }, typed)
    await user.click(fixButton())
    again({ id: 2, text: typed, list: problems.slice(1) }, typed)
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(told()).toContain('this problem is no longer there')
  })

  it('is told in the language of the page', async () => {
    const { again, user } = openPanel()
    await user.click(fixButton())
    editorMakes(TEXT, FIXED)
    again({ list: problems.slice(1) }, FIXED)
    again({ list: problems.slice(1) }, FIXED, russian)
    expect(told()).toContain('Исправлено: 1.')
  })
})

describe('all that change nothing', () => {
  const rounds = [[{ line: 2, column: 9, endLine: 2, endColumn: 10, text: ': ' }]]
  const allButton = () => screen.getByRole('button', { name: 'Fix all that change nothing' })
  const none = { rounds: [], fixed: 0, left: 0, untried: 0 }

  it('are made at once, and what is left is told', async () => {
    const { act, again, user } = openPanel()
    await user.click(allButton())
    expect(askHarmless).toHaveBeenCalledExactlyOnceWith('everyone')
    expect(screen.getByText('Checking every fix …')).toBeTruthy()
    again({ harmless: { rounds, fixed: 1, left: 2, untried: 3 } })
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(TEXT, rounds)
    editorMakes(TEXT, FIXED)
    again({ list: problems.slice(1) }, FIXED)
    expect(told()).toContain('1 problem put right. 2 fixes left')
    expect(told()).toContain('3 fixes not tried')
  })

  it('leave the file alone where there are none', async () => {
    const { act, again, user } = openPanel()
    await user.click(allButton())
    again({ harmless: { ...none, left: 1 } })
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(told()).toContain('0 problems put right.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('are looked for among the problems that are shown, and not offered where these have no fix', async () => {
    const { user } = openPanel()
    await user.selectOptions(screen.getByLabelText('Concerns'), 'yandex')
    await user.click(allButton())
    expect(askHarmless).toHaveBeenLastCalledWith('yandex')
    closePanel()
    openPanel({ list: problems.map((problem) => ({ ...problem, audience: ['bing'], fixes: [] })) })
    expect(screen.queryByRole('button', { name: /^Fix all/ })).toBeNull()
  })

  it('are looked for in the file as it is now, where the findings are of an older one', async () => {
    const typed = `${TEXT}# typed\n`
    const { again, user } = openPanel({ stale: true }, typed)
    await user.click(allButton())
    expect(askHarmless).not.toHaveBeenCalled()
    again({ id: 2, text: typed }, typed)
    expect(askHarmless).toHaveBeenCalledOnce()
  })

  it('are asked for again when the findings come in another language', async () => {
    const { act, again, user } = openPanel()
    await user.click(allButton())
    again({ id: 2 }, TEXT, russian)
    expect(askHarmless).toHaveBeenCalledTimes(2)
    again({ id: 2, harmless: { ...none, rounds, fixed: 1 } }, TEXT, russian)
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(TEXT, rounds)
  })

  it('are no longer looked for when the file is changed, and that is said', async () => {
    const { act, again, user } = openPanel()
    await user.click(allButton())
    again({ stale: true }, `${TEXT}#`)
    expect(giveUpHarmless).toHaveBeenCalled()
    expect(told()).toContain('Stopped: the file was changed.')
    again({ id: 2, text: `${TEXT}#`, harmless: { ...none, rounds } }, `${TEXT}#`)
    expect(act.applyEdits).not.toHaveBeenCalled()
  })

  it('can be stopped', async () => {
    const { again, act, user } = openPanel()
    await user.click(allButton())
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(giveUpHarmless).toHaveBeenCalled()
    again({ harmless: { ...none, rounds } })
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  })
})
