/** The top line: the name, the way to the other pages, language and colours. */
import { useCatalogue } from '../../messages/catalogue.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../messages/languages.ts'
import { Button } from '../../ui/button.tsx'
import { KeysIcon, ThemeIcon } from '../../ui/icons.tsx'
import { Select } from '../../ui/select.tsx'
import type { Theme } from '../../workspace/workspace.ts'
import styles from './header.module.css'

export interface HeaderProps {
  readonly language: Language
  readonly theme: Theme
  readonly onLanguage: (language: Language) => void
  readonly onTheme: (theme: Theme) => void
  /** Shows the keys; without it there are none to show. */
  readonly onKeys?: () => void
  /** The page it stands on: on that of the tester, the name is the heading. */
  readonly page?: 'tester' | 'reference'
}

const NEXT_THEME: Readonly<Record<Theme, Theme>> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
}

const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  text: LANGUAGE_NAMES[language],
  lang: language,
}))

export function Header(props: HeaderProps) {
  const { language, theme, onLanguage, onTheme, onKeys, page = 'tester' } = props
  const { t } = useCatalogue()
  const query = `?lang=${language}`
  return (
    <header className={styles.header}>
      {page === 'tester' ? (
        <h1 className={styles.title} translate="no">
          {t.header.title}
        </h1>
      ) : (
        <a className={styles.title} href={`/${query}`} translate="no">
          {t.header.title}
        </a>
      )}
      <nav className={styles.nav} aria-label={t.header.pages}>
        {page === 'reference' && <a href={`/${query}`}>{t.header.tester}</a>}
        <a href={`/checks${query}`} aria-current={page === 'reference' ? 'true' : undefined}>
          {t.header.reference}
        </a>
        <a href="/api/docs">{t.header.api}</a>
      </nav>
      <div className={styles.tools}>
        <Select
          look="plain"
          label={t.header.language}
          value={language}
          options={LANGUAGE_OPTIONS}
          onChoose={onLanguage}
        />
        <Button
          look="plain"
          className={styles.tool}
          aria-label={t.header.theme[theme]}
          title={t.header.theme[theme]}
          onClick={() => onTheme(NEXT_THEME[theme])}
        >
          <ThemeIcon />
        </Button>
        {onKeys !== undefined && (
          <Button
            look="plain"
            className={`${styles.tool} ${styles.keys}`}
            aria-label={t.header.keys}
            title={t.header.keys}
            onClick={onKeys}
          >
            <KeysIcon />
          </Button>
        )}
      </div>
    </header>
  )
}
