/** Hands an example over to the tester, by way of the draft that the tester opens with. */
import { type Store, saveDraft } from '../../workspace/draft.ts'
import { holdsOwnText, type Workspace } from '../../workspace/workspace.ts'
import type { ExampleAnswers } from './example-answers.ts'

/** The crawler where no verdict changes. */
const USUAL = 'googlebot'

/** Keeps the example as the draft. A text of the reader's own is set aside, not lost. */
export function keepForTester(
  store: Store,
  workspace: Workspace,
  { bad, address, verdicts }: ExampleAnswers,
): void {
  const own = verdicts.filter(({ crawler, dialect }) => crawler.dialect === dialect)
  const changed = own.find((pair) => pair.bad.allowed !== pair.good.allowed)
  saveDraft(store, {
    ...workspace,
    text: bad.text,
    address: address ?? workspace.address,
    crawler: changed?.crawler.id ?? USUAL,
    dialect: 'auto',
    live: null,
    setAside: holdsOwnText(workspace) ? workspace.text : workspace.setAside,
  })
}
