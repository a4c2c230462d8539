/** Opens a page about the checks. */
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type { Language } from '../messages/languages.ts'
import type { Store } from '../workspace/draft.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { ChecksPath } from './checks-path.ts'
import { ChecksSite } from './checks-site.tsx'
import { loadChecksTexts } from './checks-texts.ts'

export interface ChecksOpening {
  readonly path: ChecksPath
  /** The reader's own workspace, with language and colours as they chose them. */
  readonly workspace: Workspace
  readonly store: Store | null
  /** The language that links do not name; null where they name each. */
  readonly defaultLanguage: Language | null
}

/** Rejects only when the texts cannot be had, not even in English. */
export async function openChecks(root: Root, opening: ChecksOpening): Promise<void> {
  const { language } = opening.workspace
  const texts = await loadChecksTexts(language).catch(() => loadChecksTexts('en'))
  root.render(
    <StrictMode>
      <ChecksSite opening={opening} first={texts} />
    </StrictMode>,
  )
}
