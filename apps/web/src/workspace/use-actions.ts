/** What the parts of the page can do to the workspace, by name. */
import type { DialectChoice, Edit } from '@robots-txt-tester/core'
import { type Dispatch, useMemo } from 'react'
import type { Language } from '../messages/languages.ts'
import type { ReadFile } from './read-file.ts'
import type { Action } from './transitions.ts'
import { withoutLine } from './without-line.ts'
import type { Notice, Panel, Theme } from './workspace.ts'

export type Actions = ReturnType<typeof actionsOf>

export function useActions(dispatch: Dispatch<Action>): Actions {
  return useMemo(() => actionsOf(dispatch), [dispatch])
}

function actionsOf(dispatch: Dispatch<Action>) {
  const notice = (one: Notice) => dispatch({ kind: 'noticed', notice: one })
  return {
    editText: (text: string) => dispatch({ kind: 'text-edited', text }),
    typeAddress: (address: string) => dispatch({ kind: 'address-typed', address }),
    chooseCrawler: (crawler: string) => dispatch({ kind: 'crawler-chosen', crawler }),
    chooseDialect: (dialect: DialectChoice) => dispatch({ kind: 'dialect-chosen', dialect }),
    chooseLanguage: (language: Language) => dispatch({ kind: 'language-chosen', language }),
    chooseTheme: (theme: Theme) => dispatch({ kind: 'theme-chosen', theme }),
    showPanel: (panel: Panel) => dispatch({ kind: 'panel-shown', panel }),
    showFile: () => dispatch({ kind: 'file-shown' }),
    revealLine: (line: number) => dispatch({ kind: 'line-revealed', line }),
    applyEdits: (text: string, rounds: readonly (readonly Edit[])[]) =>
      dispatch({ kind: 'editor-asked', wish: { kind: 'edit', text, rounds } }),
    undoEdits: (text: string) => dispatch({ kind: 'editor-asked', wish: { kind: 'undo', text } }),
    showProblem: (which: 'next' | 'previous') =>
      dispatch({ kind: 'editor-asked', wish: { kind: `${which}-problem` } }),
    moveCursor: (line: number) => dispatch({ kind: 'cursor-moved', line }),
    returnToLive: () => dispatch({ kind: 'returned-to-live' }),
    restoreSetAside: () => dispatch({ kind: 'set-aside-restored' }),
    dismissNotice: (one: Notice) => dispatch({ kind: 'notice-dismissed', notice: one }),
    moveTextToFile: (text: string) => dispatch({ kind: 'text-moved-to-file', text }),
    noticeFileInAddress: (text: string) => notice({ kind: 'file-in-address', text }),
    noticeTooLarge: (octets: number) => notice({ kind: 'too-large', octets }),
    noticeNotCopied: () => notice({ kind: 'not-copied' }),
    moveAddress: (text: string, address: string, line: number) =>
      dispatch({ kind: 'address-moved-to-field', address, rest: withoutLine(text, line) }),
    takeFile: (file: ReadFile) => {
      if (file.kind === 'read') dispatch({ kind: 'text-replaced', text: file.text })
      else if (file.kind === 'too-large') notice(file)
      else notice({ kind: 'unreadable-file' })
    },
    /** Brings the file to the front and the cursor into it. */
    startPasting: () => {
      dispatch({ kind: 'file-shown' })
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.cm-content')?.focus())
    },
  }
}
