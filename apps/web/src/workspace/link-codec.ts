/**
 * Links to a state of the page, which people keep in documents for years.
 *
 * The query holds only what differs from the default. Pasted text is never written to it, so it
 * reaches no server log. Parameters that this page does not know, and all that stands behind `#`,
 * are left as they are.
 */
import type { Language } from '../messages/languages.ts'
import { EXAMPLE } from './example.ts'
import { LINK_READERS, type LinkField, type LinkFields } from './link-fields.ts'
import { type Notice, showsExample, type Workspace } from './workspace.ts'

/** The crawler of a link that names none. */
const DEFAULT_CRAWLER = 'googlebot'

export interface ReadLink {
  readonly fields: LinkFields
  /** One for each field that was broken and dropped. */
  readonly notices: readonly Notice[]
}

const FIELDS = Object.keys(LINK_READERS) as readonly LinkField[]

/** Reads the query of a link (`?url=…`). A field given twice counts as first written. */
export function readLink(search: string): ReadLink {
  const query = new URLSearchParams(search)
  const notices: Notice[] = []
  let fields: LinkFields = {}
  for (const field of FIELDS) {
    const value = query.get(field)
    if (value === null) continue
    const read = LINK_READERS[field](value)
    if (read === undefined) notices.push({ kind: 'broken-link-field', field, value })
    else fields = { ...fields, [field]: read }
  }
  return { fields, notices }
}

/**
 * The query for a workspace, with `?` in front; empty where all is as by default. A link always names
 * the language where there is no default. `search` is the query of the page now, whose unknown
 * parameters are kept.
 */
export function writeLink(
  workspace: Workspace,
  defaultLanguage: Language | null,
  search: string = '',
): string {
  const query = new URLSearchParams(search)
  for (const field of FIELDS) query.delete(field)
  for (const [field, value] of Object.entries(linkFields(workspace, defaultLanguage))) {
    query.append(field, String(value))
  }
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

/** The fields of a workspace that differ from the default. */
function linkFields(workspace: Workspace, defaultLanguage: Language | null): LinkFields {
  const fetches = workspace.live !== null || workspace.fetch.kind !== 'idle'
  const crawler = showsExample(workspace) && !fetches ? EXAMPLE.crawler : DEFAULT_CRAWLER
  return {
    ...(fetches && workspace.address.trim() !== '' ? { url: workspace.address } : {}),
    ...(workspace.crawler === crawler ? {} : { crawler: workspace.crawler }),
    ...(workspace.dialect === 'auto' ? {} : { dialect: workspace.dialect }),
    ...(workspace.panel === 'why' ? {} : { tab: workspace.panel }),
    ...(workspace.reveal === null ? {} : { line: workspace.reveal.line }),
    ...(workspace.language === defaultLanguage ? {} : { lang: workspace.language }),
  }
}

/** A workspace as a link wants it. A link with an address starts from an empty file. */
export function openLink(workspace: Workspace, { fields, notices }: ReadLink): Workspace {
  const { url, crawler, dialect, tab, line, lang } = fields
  const fresh: Partial<Workspace> =
    url === undefined
      ? {}
      : { address: url, crawler: DEFAULT_CRAWLER, dialect: 'auto', live: null, text: '' }
  return {
    ...workspace,
    ...fresh,
    ...(crawler === undefined ? {} : { crawler }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(tab === undefined ? {} : { panel: tab, fileInFront: false }),
    ...(line === undefined ? {} : { line, reveal: { line, count: 1 } }),
    ...(lang === undefined ? {} : { language: lang }),
    notices: [...workspace.notices, ...notices],
  }
}
