/** The texts of the panels that a first visit does not show, in the language of the page. */
import { use, useEffect, useState } from 'react'
import { useCatalogue } from './catalogue.tsx'
import type { Language } from './languages.ts'
import { loadedPanelMessages, loadPanelMessages } from './panel-messages.ts'
import type { PanelMessages } from './panels/en.ts'

/** Suspends until they are there. */
export function usePanelMessages(): PanelMessages {
  const { language } = useCatalogue()
  // What is there is not waited for, not even for a moment: that would show.
  return loadedPanelMessages(language) ?? use(loadPanelMessages(language))
}

/** The same for a part of the page that does not wait: null until they are wanted and there. */
export function usePanelMessagesLater(wanted: boolean): PanelMessages | null {
  const { language } = useCatalogue()
  const [, setArrived] = useState<Language | null>(null)

  useEffect(() => {
    if (!wanted || loadedPanelMessages(language) !== undefined) return
    let alive = true
    loadPanelMessages(language).then(
      () => alive && setArrived(language),
      () => undefined,
    )
    return () => {
      alive = false
    }
  }, [wanted, language])
  return loadedPanelMessages(language) ?? null
}
