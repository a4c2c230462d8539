/** Hands an example over to the tester, by way of the draft that the tester opens with. */
import { replaceDraft, type Store, withDraft } from '../../workspace/draft.ts'
import { holdsOwnText, type Workspace } from '../../workspace/workspace.ts'
import { type ExampleAnswers, isChanged } from './example-answers.ts'

/** The crawler where no verdict changes. */
const USUAL = 'googlebot'

/**
 * Keeps the example as the draft. A text of the reader's own is set aside, not lost: the one that is
 * there by now, as the tester may be open beside. False where the browser keeps nothing, or not as
 * much; then all is as before.
 */
export function keepForTester(
  store: Store | null,
  opened: Workspace,
  { bad, address, verdicts }: ExampleAnswers,
): boolean {
  const workspace = withDraft(store, opened)
  const own = verdicts.filter(({ crawler, dialect }) => crawler.dialect === dialect)
  const changed = own.find(isChanged) ?? verdicts.find(isChanged)
  const isOwn = changed === undefined || changed.crawler.dialect === changed.dialect
  return replaceDraft(store, {
    ...workspace,
    text: bad.text,
    address: address ?? workspace.address,
    crawler: changed?.crawler.id ?? USUAL,
    dialect: isOwn ? 'auto' : changed.dialect,
    live: null,
    example: bad.text,
    setAside: holdsOwnText(workspace) ? workspace.text : workspace.setAside,
  })
}
