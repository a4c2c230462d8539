/** The question that a workspace asks. */
import { factsOfReport } from '@robots-txt-tester/core'
import { differsFromLive, type Workspace } from '../workspace/workspace.ts'
import type { Question } from './analyse.ts'

/**
 * Where a site sent no file, its answer decides as long as the file is empty; a text put in its
 * place is tested as if it had been pasted.
 */
export function questionOf(workspace: Workspace): Question {
  const { text, address, crawler, dialect, live } = workspace
  const noFile = live !== null && live.body === null
  const pasted = live === null || (noFile && differsFromLive(workspace))
  return {
    text,
    address,
    crawler,
    dialect,
    facts: pasted ? null : factsOfReport(live),
    noFile: !pasted && noFile,
    robotsUrl: pasted ? null : live.robotsUrl,
  }
}
