/** What a workspace asks of the checks. */
import { robotsUrlFor } from '@robots-txt-tester/core'
import { differsFromLive, type Workspace } from '../workspace/workspace.ts'
import type { ProblemsQuestion } from './problem.ts'

/** A fetched file belongs to the site it came from, any other to the site of the address. */
export function problemsQuestionOf(workspace: Workspace): ProblemsQuestion {
  const { text, address, live } = workspace
  return {
    text,
    address,
    origin: originOf(live?.robotsUrl ?? address),
    fetch: differsFromLive(workspace) ? null : live,
  }
}

function originOf(address: string): string | null {
  const site = robotsUrlFor(address)
  return site.ok ? new URL(site.robotsUrl).origin : null
}
