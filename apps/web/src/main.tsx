/** Opens the page that the address asks for. */
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app.tsx'
import { checksPath } from './checks-pages/checks-path.ts'
import type { ChecksOpening } from './checks-pages/open-checks.tsx'
import { loadCatalogue } from './messages/catalogue.tsx'
import { type Language, preferredLanguage } from './messages/languages.ts'
import { keptLanguage, type Store } from './workspace/draft.ts'
import { openWorkspace } from './workspace/open-workspace.ts'

async function open(root: Root): Promise<void> {
  const language = preferredLanguage(navigator.languages)
  const store = localStore()
  // Where the reader's own is another than the browser's, each link must name it, or what a link said
  // would be lost by a reload.
  const defaultLanguage = (keptLanguage(store) ?? language) === language ? language : null
  const opened = openWorkspace({
    search: window.location.search,
    again: isShownAgain(),
    store,
    language,
  })
  const { workspace } = opened
  const { theme } = workspace
  if (theme !== 'system') document.documentElement.dataset.theme = theme
  const path = checksPath(window.location.pathname)
  if (path !== null) return openChecks(root, { path, workspace, store, defaultLanguage })
  const catalogue = await catalogueFor(workspace.language)
  root.render(
    <StrictMode>
      <App opened={opened} catalogue={catalogue} store={store} defaultLanguage={defaultLanguage} />
    </StrictMode>,
  )
}

/** The pages about the checks come on their own, and only to who asks for them. */
async function openChecks(root: Root, opening: ChecksOpening): Promise<void> {
  try {
    const checks = await import('./checks-pages/open-checks.tsx')
    await checks.openChecks(root, opening)
  } catch {
    const { t } = await catalogueFor(opening.workspace.language)
    root.render(<main>{t.tabs.notLoaded}</main>)
  }
}

/** Without the file of another language the page still opens, in English. */
function catalogueFor(language: Language) {
  return loadCatalogue(language).catch(() => loadCatalogue('en'))
}

/** Null where the browser does not let the page keep anything. */
function localStore(): Store | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}

const root = document.getElementById('root')
if (root !== null) void open(createRoot(root))
