/** The top line: the name, the way to the API, language and colours. */
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
  readonly onKeys: () => void
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

export function Header({ language, theme, onLanguage, onTheme, onKeys }: HeaderProps) {
  const { t } = useCatalogue()
  return (
    <header className={styles.header}>
      <h1 className={styles.title} translate="no">
        {t.header.title}
      </h1>
      <nav className={styles.nav}>
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
        <Button
          look="plain"
          className={`${styles.tool} ${styles.keys}`}
          aria-label={t.header.keys}
          title={t.header.keys}
          onClick={onKeys}
        >
          <KeysIcon />
        </Button>
      </div>
    </header>
  )
}
