/** What looks wrong about the file: the gravest first, for whom it matters, and how to put it right. */
import { type ReactNode, useRef, useState } from 'react'
import { countBySeverity, type Problem, type ProblemFix } from '../../analysis/problem.ts'
import { effectKey, type ShownProblems } from '../../analysis/use-problems.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import type { Actions } from '../../workspace/use-actions.ts'
import { ProblemRow } from './problem-row.tsx'
import { type Concern, ProblemsHead } from './problems-head.tsx'
import styles from './problems-panel.module.css'
import { useAppliedFix } from './use-applied-fix.ts'
import { useHarmlessFixes } from './use-harmless-fixes.ts'

export interface ProblemsPanelProps {
  readonly shown: ShownProblems
  /** The file as it is now. */
  readonly text: string
  readonly act: Actions
  /** What else there is to say of a problem. */
  readonly besides?: (problem: Problem) => ReactNode
}

/** The most rows that are shown at first. */
const SHOWN_FIRST = 60

export function ProblemsPanel({ shown, text, act, besides }: ProblemsPanelProps) {
  const { problems: t } = usePanelMessages()
  const { known, stale, askEffects } = shown
  const panel = useRef<HTMLDivElement>(null)
  const [concern, setConcern] = useState<Concern>('everyone')
  const [all, setAll] = useState(false)
  const { applied, noteFix, noteNothing } = useAppliedFix(text)
  const fixingAll = useHarmlessFixes(shown, ({ edits, fixed, left }, fixedText) => {
    const said = [t.fixed(fixed), ...(left > 0 ? [t.left(left)] : [])].join(' ')
    if (edits.length === 0) return noteNothing(said)
    act.applyEdits(fixedText, edits)
    noteFix(said, fixedText)
  })

  if (known === null) return <p className={styles.summary}>{t.working}</p>
  const { problems, effects } = known
  const concerned = problems.filter(
    ({ audience }) => concern === 'everyone' || audience.includes(concern),
  )
  const rows = all ? concerned : concerned.slice(0, SHOWN_FIRST)

  function fix(chosen: ProblemFix) {
    if (known === null) return
    act.applyEdits(known.text, chosen.edits)
    noteFix(`${chosen.title} ✓`, known.text)
    // The button goes with its row: the keyboard stays where the rows are.
    panel.current?.closest<HTMLElement>('[role=tabpanel]')?.focus()
  }

  return (
    <div ref={panel} className={styles.panel} aria-busy={stale}>
      {problems.length > 0 && (
        <ProblemsHead
          counts={countBySeverity(concerned)}
          concern={concern}
          onConcern={setConcern}
          onFixHarmless={problems.some(({ fixes }) => fixes.length > 0) ? fixingAll.start : null}
        />
      )}
      <div role="status">
        {fixingAll.running && <p className={styles.said}>{t.fixing}</p>}
        {!fixingAll.running && applied !== null && (
          <p className={styles.said}>
            {applied.said} <UndoButton undo={applied.undo} onUndo={act.undoEdits} />
          </p>
        )}
        {concerned.length === 0 && (
          <p className={styles.summary}>
            {problems.length > 0 && concern !== 'everyone' ? (
              t.noneConcerns(t.audience[concern])
            ) : (
              <>
                <strong>{t.none}</strong> {t.noneMeans}
              </>
            )}
          </p>
        )}
      </div>
      <ol className={styles.rows}>
        {rows.map((problem) => {
          const place = problems.indexOf(problem)
          return (
            <ProblemRow
              key={`${place} ${problem.check} ${problem.line}`}
              problem={problem}
              effectOf={(index) => effects.get(effectKey(place, index))}
              onShown={askEffects}
              onFix={fix}
              onReveal={act.revealLine}
              onAnswer={() => act.showPanel('response')}
            >
              {besides?.(problem)}
            </ProblemRow>
          )
        })}
      </ol>
      {rows.length < concerned.length && (
        <Button look="link" className={styles.all} onClick={() => setAll(true)}>
          {t.showAll(concerned.length)}
        </Button>
      )}
    </div>
  )
}

interface UndoButtonProps {
  /** The file to undo the last step of; null where there is none. */
  readonly undo: string | null
  readonly onUndo: (text: string) => void
}

function UndoButton({ undo, onUndo }: UndoButtonProps) {
  const { problems: t } = usePanelMessages()
  if (undo === null) return null
  return (
    <Button look="link" onClick={() => onUndo(undo)}>
      {t.undo}
    </Button>
  )
}
