/** The page of one check. */
import type { Check } from '@robots-txt-tester/core'
import { useCatalogue } from '../messages/catalogue.tsx'
import { formatDate } from '../messages/formats.ts'
import type { Store } from '../workspace/draft.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { CheckFacts } from './check-facts.tsx'
import { kindOf } from './check-kinds.ts'
import styles from './check-page.module.css'
import { ElsewhereSection } from './elsewhere-section.tsx'
import { ExampleSection } from './example/example-section.tsx'
import { Neighbours } from './neighbours.tsx'
import { Prose } from './prose.tsx'
import { useChecks } from './use-checks.ts'
import { useDocument } from './use-document.ts'

export interface CheckPageProps {
  readonly check: Check
  readonly workspace: Workspace
  readonly store: Store | null
}

export function CheckPage({ check, workspace, store }: CheckPageProps) {
  const { texts, linkTo } = useChecks()
  const { t } = useCatalogue()
  const { words, language } = texts
  const { title } = texts.messages[check.id]
  const { finds, why, ignore } = texts.pages[check.id]
  const kind = kindOf(check)
  useDocument(title, finds)
  return (
    <article>
      <p className={styles.above}>
        <a href={linkTo('/checks')}>{words.all}</a>
        <a href={`${linkTo('/checks')}#${kind}`}>{words.kinds[kind]}</a>
        <code translate="no">{check.id}</code>
      </p>
      <h1>{title}</h1>
      <CheckFacts check={check} />
      <h2>{words.finds}</h2>
      <Prose text={finds} />
      <h2>{words.why}</h2>
      <Prose text={why} />
      <ExampleSection check={check} workspace={workspace} store={store} />
      <h2>{words.ignore}</h2>
      <Prose text={ignore} />
      <ElsewhereSection check={check} />
      <h2>{t.why.source}</h2>
      <p>
        <a href={check.source.url} rel="noreferrer" lang="en">
          {check.source.title}
        </a>
        <span className={styles.quiet}>
          {' · '}
          {t.why.checked(formatDate(check.source.checked, language))}
        </span>
      </p>
      <Neighbours check={check} />
    </article>
  )
}
