/** What looks wrong about the file as a whole, beside the file. */
import type { Analysis } from '../../analysis/analyse.ts'
import type { ContentDoubt } from '../../analysis/content-doubt.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeBar } from '../../ui/notice-bar.tsx'
import { liveText, type Workspace } from '../../workspace/workspace.ts'

export interface ContentNoticeProps {
  readonly workspace: Workspace
  readonly analysis: Analysis | null
  readonly onMoveAddress: (address: string, line: number) => void
}

export function ContentNotice({ workspace, analysis, onMoveAddress }: ContentNoticeProps) {
  const { t } = useCatalogue()
  const { text, live } = workspace
  if (text === '') {
    const sent = live === null || live.body !== null
    return <NoticeBar>{sent ? t.doubts.empty : t.doubts.noFile}</NoticeBar>
  }
  const doubt = analysis?.doubt ?? null
  if (doubt === null) return null
  if (doubt.kind !== 'address') return <NoticeBar>{doubtText(doubt, t)}</NoticeBar>
  // In a live file it is the site's affair, and the line stands among the skipped ones.
  if (text === liveText(workspace)) return null
  return (
    <NoticeBar>
      {t.doubts.address(doubt.line)}{' '}
      <Button look="link" onClick={() => onMoveAddress(doubt.address, doubt.line)}>
        {t.doubts.moveToAddress}
      </Button>
    </NoticeBar>
  )
}

function doubtText(doubt: Exclude<ContentDoubt, { kind: 'address' }>, t: Messages): string {
  switch (doubt.kind) {
    case 'web-page':
      return t.doubts.webPage
    case 'utf-16':
      return t.doubts.utf16
    case 'binary':
      return t.doubts.binary
    case 'not-utf-8':
      return t.doubts.notUtf8(doubt.octets)
  }
}
