/** Core's texts that are shown on demand only; loaded with the first part of the page that asks. */
import { loadReferenceTexts, type ReferenceTexts } from '@robots-txt-tester/core'
import { useEffect, useState } from 'react'
import { useCatalogue } from './catalogue.tsx'
import type { Language } from './languages.ts'

const loaded = new Map<Language, ReferenceTexts>()

/** The texts in the language of the page; null while they are on their way. */
export function useReferenceTexts(): ReferenceTexts | null {
  const { language } = useCatalogue()
  const [texts, setTexts] = useState(() => loaded.get(language) ?? null)

  useEffect(() => {
    let wanted = true
    loadReferenceTexts(language).then(
      (arrived) => {
        loaded.set(language, arrived)
        if (wanted) setTexts(arrived)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return texts
}
