/** What the check says of its own example, in the words of the tester. */
import { messageOf, relatedTextOf } from '@robots-txt-tester/core'
import { SeveritySign } from '../../ui/severity-sign.tsx'
import { Words } from '../prose.tsx'
import { useChecks } from '../use-checks.ts'
import type { Example } from './example-answers.ts'
import styles from './example-section.module.css'

/** Of a great many findings the first ones say enough. */
const SHOWN = 3

export function Findings({ example }: { readonly example: Example }) {
  const { words, messages } = useChecks().texts
  return (
    <ul className={styles.findings}>
      {example.found.slice(0, SHOWN).map((diagnostic) => (
        <li key={`${diagnostic.line}:${diagnostic.column}`}>
          <SeveritySign severity={diagnostic.severity} />
          <div>
            {!example.ofAnswer && (
              <span className={styles.line}>{words.line(diagnostic.line)}</span>
            )}
            <Words text={messageOf(diagnostic, messages)} />
            {(diagnostic.related ?? []).map(({ line, role }) => (
              <div key={`${line} ${role}`}>
                <span className={styles.line}>{words.line(line)}</span>
                {relatedTextOf(diagnostic.check, role, messages)}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
