/** The page's only state, as plain data. What can be worked out from it is not kept in it. */
import type { DialectChoice, Edit, FetchReport } from '@robots-txt-tester/core'
import type { FetchFailure, FetchStep } from '../api-client/fetch-robots.ts'
import type { Language } from '../messages/languages.ts'
import { EXAMPLE } from './example.ts'

/** The panels beside the file, in the order of their tabs. */
export const PANELS = ['why', 'crawlers', 'readers', 'problems', 'response'] as const

export type Panel = (typeof PANELS)[number]

export type Theme = 'system' | 'light' | 'dark'

/** What the page is doing about the live file. */
export type FetchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly address: string; readonly step: FetchStep | null }
  | { readonly kind: 'failed'; readonly address: string; readonly failure: FetchFailure }

/** Something the reader must know that nothing else on the page shows. */
export type Notice =
  | { readonly kind: 'broken-link-field'; readonly field: string; readonly value: string }
  | { readonly kind: 'file-in-address'; readonly text: string }
  | { readonly kind: 'too-large'; readonly octets: number }
  | { readonly kind: 'unreadable-file' }
  | { readonly kind: 'not-copied' }
  | { readonly kind: 'not-kept' }

/** What the editor is asked to do; `text` is the file that it was asked about, and no other. */
export type EditorWish =
  | {
      readonly kind: 'edit'
      readonly text: string
      /** One after the other, all in one step. */
      readonly rounds: readonly (readonly Edit[])[]
    }
  | { readonly kind: 'undo'; readonly text: string }
  | { readonly kind: 'next-problem' }
  | { readonly kind: 'previous-problem' }

export interface Workspace {
  /** The file with its own line ends; an octet that is not UTF-8 is a lone surrogate. */
  readonly text: string
  /** Grows when the text is replaced from outside of the editor. */
  readonly textRevision: number
  readonly address: string
  /** An id, token or User-Agent header, as `findCrawler` reads it. */
  readonly crawler: string
  readonly dialect: DialectChoice
  readonly panel: Panel
  /** On narrow screens the file is one of the tabs; whether it is the one in front. */
  readonly fileInFront: boolean
  /** The line that the cursor stands on; null until a line was chosen. */
  readonly line: number | null
  /** The line that the editor is to scroll to and flash; `count` tells two wishes apart. */
  readonly reveal: { readonly line: number; readonly count: number } | null
  /** What the editor was last asked to do; `count` tells two wishes apart. */
  readonly wish: { readonly wish: EditorWish; readonly count: number } | null
  /** The last answer of a site. */
  readonly live: FetchReport | null
  readonly fetch: FetchState
  /** A text of the reader's that a live file took the place of. */
  readonly setAside: string | null
  /** The text of the example that was opened last; as long as it is unchanged it is nobody's own. */
  readonly example: string | null
  readonly notices: readonly Notice[]
  readonly language: Language
  readonly theme: Theme
}

/** The page as it opens for the first time: a small example, already answered. */
export const FIRST_VISIT: Workspace = {
  text: EXAMPLE.text,
  textRevision: 0,
  address: EXAMPLE.address,
  crawler: EXAMPLE.crawler,
  dialect: 'auto',
  panel: 'why',
  fileInFront: true,
  line: null,
  reveal: null,
  wish: null,
  live: null,
  fetch: { kind: 'idle' },
  setAside: null,
  example: null,
  notices: [],
  language: 'en',
  theme: 'system',
}

/** Whether the file is still the example (its text; the reader may try addresses on it). */
export function showsExample(workspace: Workspace): boolean {
  return workspace.live === null && workspace.text === EXAMPLE.text
}

/** The live file's text; empty where the site sent none. Null where nothing was fetched. */
export function liveText(workspace: Workspace): string | null {
  return workspace.live === null ? null : (workspace.live.body?.text ?? '')
}

/** Whether the file differs from the live one, line ends included. False where none was fetched. */
export function differsFromLive(workspace: Workspace): boolean {
  const live = liveText(workspace)
  return live !== null && live !== workspace.text
}

/** Whether the reader would lose something if the file were replaced. */
export function holdsOwnText(workspace: Workspace): boolean {
  const { text, example } = workspace
  if (text.trim() === '' || text === EXAMPLE.text || text === example) return false
  return workspace.live === null || differsFromLive(workspace)
}
