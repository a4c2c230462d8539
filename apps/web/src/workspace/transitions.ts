/** Every way in which the workspace changes, as pure functions of the workspace and an action. */
import type { DialectChoice, FetchReport } from '@robots-txt-tester/core'
import type { FetchFailure, FetchStep } from '../api-client/fetch-robots.ts'
import type { Language } from '../messages/languages.ts'
import { assertNever } from './assert-never.ts'
import {
  type EditorWish,
  holdsOwnText,
  liveText,
  type Notice,
  type Panel,
  type Theme,
  type Workspace,
} from './workspace.ts'

export type Action =
  | { readonly kind: 'text-edited'; readonly text: string }
  | { readonly kind: 'text-replaced'; readonly text: string }
  | { readonly kind: 'address-typed'; readonly address: string }
  | { readonly kind: 'crawler-chosen'; readonly crawler: string }
  | { readonly kind: 'dialect-chosen'; readonly dialect: DialectChoice }
  | { readonly kind: 'panel-shown'; readonly panel: Panel }
  | { readonly kind: 'file-shown' }
  | { readonly kind: 'line-revealed'; readonly line: number }
  | { readonly kind: 'editor-asked'; readonly wish: EditorWish }
  | { readonly kind: 'cursor-moved'; readonly line: number }
  | { readonly kind: 'fetch-started'; readonly address: string }
  | { readonly kind: 'fetch-progressed'; readonly step: FetchStep }
  | { readonly kind: 'fetch-cancelled' }
  | { readonly kind: 'fetch-failed'; readonly failure: FetchFailure }
  | { readonly kind: 'fetch-answered'; readonly report: FetchReport }
  | { readonly kind: 'returned-to-live' }
  | { readonly kind: 'set-aside-restored' }
  | { readonly kind: 'address-moved-to-field'; readonly address: string; readonly rest: string }
  | { readonly kind: 'text-moved-to-file'; readonly text: string }
  | { readonly kind: 'noticed'; readonly notice: Notice }
  | { readonly kind: 'notice-dismissed'; readonly notice: Notice }
  | { readonly kind: 'language-chosen'; readonly language: Language }
  | { readonly kind: 'theme-chosen'; readonly theme: Theme }

/** The workspace after an action. */
export function transition(workspace: Workspace, action: Action): Workspace {
  switch (action.kind) {
    case 'text-edited':
      return { ...workspace, text: action.text }
    case 'text-replaced':
      return withText(workspace, action.text)
    case 'address-typed':
      return { ...withoutFailure(workspace), address: action.address }
    case 'crawler-chosen':
      return { ...workspace, crawler: action.crawler }
    case 'dialect-chosen':
      return { ...workspace, dialect: action.dialect }
    case 'panel-shown':
      return { ...workspace, panel: action.panel, fileInFront: false }
    case 'file-shown':
      return { ...workspace, fileInFront: true }
    case 'line-revealed':
      return revealed(workspace, action.line)
    case 'editor-asked':
      return asked(workspace, action.wish)
    case 'cursor-moved':
      return workspace.line === action.line ? workspace : { ...workspace, line: action.line }
    case 'fetch-started':
      return { ...workspace, fetch: { kind: 'running', address: action.address, step: null } }
    case 'fetch-progressed':
      return workspace.fetch.kind === 'running'
        ? { ...workspace, fetch: { ...workspace.fetch, step: action.step } }
        : workspace
    case 'fetch-cancelled':
      return { ...workspace, fetch: { kind: 'idle' } }
    case 'fetch-failed':
      return workspace.fetch.kind === 'running'
        ? {
            ...workspace,
            fetch: { kind: 'failed', address: workspace.fetch.address, failure: action.failure },
          }
        : workspace
    case 'fetch-answered':
      return answered(workspace, action.report)
    case 'returned-to-live':
      return withText(workspace, liveText(workspace) ?? workspace.text)
    case 'set-aside-restored':
      return restored(workspace)
    case 'address-moved-to-field':
      return { ...withText(workspace, action.rest), address: action.address }
    case 'text-moved-to-file':
      return withoutNotices(withText(workspace, action.text), 'file-in-address')
    case 'noticed':
      return {
        ...workspace,
        notices: [...withoutNotices(workspace, action.notice.kind).notices, action.notice],
      }
    case 'notice-dismissed':
      return { ...workspace, notices: workspace.notices.filter((one) => one !== action.notice) }
    case 'language-chosen':
      return { ...workspace, language: action.language }
    case 'theme-chosen':
      return { ...workspace, theme: action.theme }
    default:
      return assertNever(action)
  }
}

/** Another text in the place of the file; what the reader wrote is set aside. */
function withText(workspace: Workspace, text: string): Workspace {
  if (text === workspace.text) return workspace
  return {
    ...workspace,
    text,
    textRevision: workspace.textRevision + 1,
    setAside: holdsOwnText(workspace) ? workspace.text : workspace.setAside,
    line: null,
  }
}

function answered(workspace: Workspace, report: FetchReport): Workspace {
  const before = withText(workspace, report.body?.text ?? '')
  return { ...before, live: report, fetch: { kind: 'idle' } }
}

/** The text that was set aside and the file change places, so that neither is lost. */
function restored(workspace: Workspace): Workspace {
  if (workspace.setAside === null) return workspace
  const setAside = holdsOwnText(workspace) ? workspace.text : null
  return { ...withText(workspace, workspace.setAside), setAside }
}

function revealed(workspace: Workspace, line: number): Workspace {
  const count = (workspace.reveal?.count ?? 0) + 1
  return { ...workspace, line, reveal: { line, count }, fileInFront: true }
}

/** Problems are walked through in the file; what is put right from a panel leaves the panel in front. */
function asked(workspace: Workspace, wish: EditorWish): Workspace {
  const count = (workspace.wish?.count ?? 0) + 1
  const walks = wish.kind === 'next-problem' || wish.kind === 'previous-problem'
  return {
    ...workspace,
    wish: { wish, count },
    fileInFront: walks ? true : workspace.fileInFront,
  }
}

/** What went wrong with one address says nothing about the next. */
function withoutFailure(workspace: Workspace): Workspace {
  return workspace.fetch.kind === 'failed' ? { ...workspace, fetch: { kind: 'idle' } } : workspace
}

function withoutNotices(workspace: Workspace, kind: Notice['kind']): Workspace {
  return { ...workspace, notices: workspace.notices.filter((notice) => notice.kind !== kind) }
}
