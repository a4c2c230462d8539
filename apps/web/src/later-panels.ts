/**
 * The panels that a first visit does not show: each is loaded when its tab is chosen, or before,
 * when the page has nothing more urgent to load.
 */
import { lazy } from 'react'
import type { Language } from './messages/languages.ts'
import { loadPanelMessages } from './messages/panel-messages.ts'

const loadCrawlers = () => import('./features/crawlers/crawlers-panel.tsx')
const loadReaders = () => import('./features/readers/readers-panel.tsx')
const loadProblems = () => import('./features/problems/problems-panel.tsx')
const loadResponse = () => import('./features/response/response-panel.tsx')

export const CrawlersPanel = lazy(async () => ({ default: (await loadCrawlers()).CrawlersPanel }))
export const ReadersPanel = lazy(async () => ({ default: (await loadReaders()).ReadersPanel }))
export const ProblemsPanel = lazy(async () => ({ default: (await loadProblems()).ProblemsPanel }))
export const ResponsePanel = lazy(async () => ({ default: (await loadResponse()).ResponsePanel }))

/**
 * Loads them all, their texts, and the find panel of the editor. What cannot be loaded now is tried
 * again when it is asked for.
 */
export function loadLaterPanels(language: Language): void {
  const loadTexts = () => loadPanelMessages(language)
  const loadFind = () => import('./editor/find.ts')
  const loads: readonly (() => Promise<unknown>)[] = [
    loadTexts,
    loadCrawlers,
    loadReaders,
    loadProblems,
    loadResponse,
    loadFind,
  ]
  for (const load of loads) load().catch(() => undefined)
}
