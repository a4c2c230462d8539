/** Opens the page. */
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadCatalogue } from './messages/catalogue.tsx'
import { preferredLanguage } from './messages/languages.ts'
import type { Store } from './workspace/draft.ts'
import { openWorkspace } from './workspace/open-workspace.ts'

async function open(root: HTMLElement): Promise<void> {
  const language = preferredLanguage(navigator.languages)
  const store = localStore()
  const opened = openWorkspace({
    search: window.location.search,
    again: isShownAgain(),
    store,
    language,
  })
  const { theme } = opened.workspace
  if (theme !== 'system') document.documentElement.dataset.theme = theme
  // Without the file of another language the page still opens, in English.
  const catalogue = await loadCatalogue(opened.workspace.language).catch(() => loadCatalogue('en'))
  createRoot(root).render(
    <StrictMode>
      <App opened={opened} catalogue={catalogue} store={store} defaultLanguage={language} />
    </StrictMode>,
  )
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
if (root !== null) void open(root)
