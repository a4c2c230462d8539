/** For each block of a service, what the verdict would be without it. */
import type { FetchReport } from '@robots-txt-tester/core'
import { BLOCKS_ASKED } from '../../analysis/managed-blocks.ts'
import type { ShownBlocks } from '../../analysis/use-managed-blocks.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './managed-block.module.css'
import { WithoutBlock } from './without-block.tsx'

export interface BlockSectionsProps {
  readonly shown: ShownBlocks
  readonly live: FetchReport | null
  readonly onReveal: (line: number) => void
}

export function BlockSections({ shown, live, onReveal }: BlockSectionsProps) {
  const { t } = useCatalogue()
  return shown.blocks.slice(0, BLOCKS_ASKED).map(({ name, fromLine, toLine }, index) => (
    <Section key={fromLine} title={t.managed.title(name, fromLine, toLine)}>
      <div className={styles.answer}>
        <WithoutBlock answer={shown.answers?.[index] ?? null} live={live} onReveal={onReveal} />
      </div>
    </Section>
  ))
}
