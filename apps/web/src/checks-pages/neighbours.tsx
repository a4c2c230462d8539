/** The way to the checks before and after this one. */
import { CHECKS, type Check } from '@robots-txt-tester/core'
import styles from './check-page.module.css'
import { useChecks } from './use-checks.ts'

export function Neighbours({ check }: { readonly check: Check }) {
  const { texts, linkTo } = useChecks()
  const { words, messages } = texts
  const place = CHECKS.indexOf(check)
  const neighbours = [
    { word: words.previous, rel: 'prev', to: CHECKS[place - 1] },
    { word: words.next, rel: 'next', to: CHECKS[place + 1] },
  ]
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {neighbours.map(({ word, rel, to }) =>
        to === undefined ? (
          <span key={rel} />
        ) : (
          <a key={rel} rel={rel} href={linkTo(`/checks/${to.id}`)}>
            <span className={styles.quiet}>{word}</span>{' '}
            <span className={styles.title}>{messages[to.id].title}</span>
          </a>
        ),
      )}
    </nav>
  )
}
