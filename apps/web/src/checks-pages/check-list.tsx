/** All checks, by kind. */
import { CHECKS, CHECKS_BY_KIND } from '@robots-txt-tester/core'
import { useEffect } from 'react'
import { SeveritySign } from '../ui/severity-sign.tsx'
import { KINDS } from './check-kinds.ts'
import styles from './check-list.module.css'
import { useChecks } from './use-checks.ts'
import { useDocument } from './use-document.ts'

export function CheckList() {
  const { words } = useChecks().texts
  const intro = words.intro(CHECKS.length)
  useDocument(words.all, intro)
  // The browser looked for the place before it was there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <h1>{words.all}</h1>
      <p>{intro}</p>
      <Kinds />
    </>
  )
}

/** The list without its heading. */
export function Kinds() {
  const { texts, linkTo } = useChecks()
  const { severities } = texts.panels.problems
  return KINDS.map((kind) => (
    <section key={kind} aria-labelledby={kind}>
      <h2 id={kind}>{texts.words.kinds[kind]}</h2>
      <ul className={styles.list}>
        {CHECKS_BY_KIND[kind].map(({ id, severity }) => (
          <li key={id}>
            <span className={styles.severity}>
              <SeveritySign severity={severity} /> {severities[severity]}
            </span>
            <a href={linkTo(`/checks/${id}`)}>{texts.messages[id].title}</a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
