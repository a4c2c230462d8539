/** The pages about the checks: header, one page, and what is kept for the next visit. */
import { CHECKS } from '@robots-txt-tester/core'
import { useEffect, useState } from 'react'
import { Header } from '../features/header/header.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { CatalogueContext } from '../messages/catalogue.tsx'
import type { Language } from '../messages/languages.ts'
import { useKeptPreferences } from '../workspace/use-kept-preferences.ts'
import { CheckList } from './check-list.tsx'
import { CheckPage } from './check-page.tsx'
import styles from './checks-site.module.css'
import { type ChecksTexts, loadChecksTexts } from './checks-texts.ts'
import { NoSuchCheck } from './no-such-check.tsx'
import type { ChecksOpening } from './open-checks.tsx'
import { ChecksContext } from './use-checks.ts'

export interface ChecksSiteProps {
  readonly opening: ChecksOpening
  /** The texts that the page opens with. */
  readonly first: ChecksTexts
}

export function ChecksSite({ opening, first }: ChecksSiteProps) {
  const { path, workspace, store, defaultLanguage } = opening
  const [language, setLanguage] = useState(workspace.language)
  const [theme, setTheme] = useState(workspace.theme)
  const [notices, setNotices] = useState(workspace.notices)
  const texts = useTexts(language, first)
  useKeptPreferences(store, language, theme)

  useEffect(() => {
    showLanguage(language, defaultLanguage)
  }, [language, defaultLanguage])

  const shown = texts.language
  const linkTo = (to: string) => (shown === defaultLanguage ? to : `${to}?lang=${shown}`)
  const check = path.kind === 'check' ? CHECKS.find(({ id }) => id === path.id) : undefined
  return (
    <CatalogueContext value={texts.catalogue}>
      <ChecksContext value={{ texts, linkTo }}>
        <Header
          page="reference"
          language={language}
          theme={theme}
          onLanguage={setLanguage}
          onTheme={setTheme}
        />
        <Notices
          notices={notices}
          onDismiss={(notice) => setNotices(notices.filter((other) => other !== notice))}
        />
        <main className={styles.main}>
          {path.kind === 'list' && <CheckList />}
          {path.kind === 'check' && check === undefined && <NoSuchCheck id={path.id} />}
          {check !== undefined && <CheckPage check={check} workspace={workspace} store={store} />}
        </main>
      </ChecksContext>
    </CatalogueContext>
  )
}

/** The texts in a language; on a change the old ones stay until the new are there. */
function useTexts(language: Language, first: ChecksTexts): ChecksTexts {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    let wanted = true
    loadChecksTexts(language).then(
      (loaded) => wanted && setTexts(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return texts
}

/** Writes the language into the address bar, so that the address can be passed on. */
function showLanguage(language: Language, defaultLanguage: Language | null): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  if (language === defaultLanguage) query.delete('lang')
  else query.set('lang', language)
  const wanted = query.size === 0 ? '' : `?${query}`
  if (wanted === search) return
  try {
    window.history.replaceState(null, '', `${pathname}${wanted}${hash}`)
  } catch {
    // Some browsers allow no, or not so many, changes: the page works without.
  }
}
