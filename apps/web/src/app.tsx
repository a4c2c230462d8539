/** The page: one workspace, in the language that it asks for. */
import { useCallback, useReducer } from 'react'
import { type Catalogue, CatalogueProvider } from './messages/catalogue.tsx'
import type { Language } from './messages/languages.ts'
import { Tester } from './tester.tsx'
import type { Store } from './workspace/draft.ts'
import type { Opened } from './workspace/open-workspace.ts'
import { transition } from './workspace/transitions.ts'
import { useKeptWorkspace } from './workspace/use-kept-workspace.ts'

export interface AppProps {
  readonly opened: Opened
  /** The texts in the language that the page opens in. */
  readonly catalogue: Catalogue
  readonly store: Store | null
  /** The language that links do not name; null where they name each. */
  readonly defaultLanguage: Language | null
}

export function App({ opened, catalogue, store, defaultLanguage }: AppProps) {
  const [workspace, dispatch] = useReducer(transition, opened.workspace)
  const noticeNotKept = useCallback(
    () => dispatch({ kind: 'noticed', notice: { kind: 'not-kept' } }),
    [],
  )
  useKeptWorkspace(workspace, store, defaultLanguage, noticeNotKept)
  return (
    <CatalogueProvider language={workspace.language} initial={catalogue}>
      <Tester workspace={workspace} dispatch={dispatch} fetchFirst={opened.fetch} />
    </CatalogueProvider>
  )
}
