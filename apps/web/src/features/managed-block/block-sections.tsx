/** For each block of a service, and for all of them, what the verdict would be without it. */
import type { FetchReport } from '@robots-txt-tester/core'
import type { ShownBlocks } from '../../analysis/use-managed-blocks.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import { blockTitle } from './block-title.ts'
import styles from './managed-block.module.css'
import { WithoutBlock, WithoutBlocks } from './without-block.tsx'

export interface BlockSectionsProps {
  readonly shown: ShownBlocks
  readonly live: FetchReport | null
  readonly onReveal: (line: number) => void
}

export function BlockSections({ shown, live, onReveal }: BlockSectionsProps) {
  const { t } = useCatalogue()
  const { blocks, asked } = shown
  const notAsked = blocks.length - asked.length
  return (
    <>
      {asked.map((block) => (
        <Section key={block.fromLine} title={blockTitle(block, t)}>
          <div className={styles.answer}>
            <WithoutBlock block={block} shown={shown} live={live} onReveal={onReveal} />
          </div>
        </Section>
      ))}
      {blocks.length > 1 && (
        <Section title={t.managed.all(blocks.length)}>
          <div className={styles.answer}>
            <WithoutBlocks shown={shown} live={live} onReveal={onReveal} />
            {notAsked > 0 && <p className={table.quiet}>{t.managed.notAsked(notAsked)}</p>}
          </div>
        </Section>
      )}
    </>
  )
}
