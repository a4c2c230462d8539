/** What looks wrong about the file: the gravest first, for whom it matters, and how to put it right. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Concern, concerns, countBySeverity, type Problem } from '../../analysis/problem.ts'
import { effectKey, type ShownProblems } from '../../analysis/use-problems.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { tabPanelId } from '../../ui/tabs.tsx'
import type { Actions } from '../../workspace/use-actions.ts'
import { FixingStatus } from './fixing-status.tsx'
import { ProblemRow } from './problem-row.tsx'
import { ProblemsHead } from './problems-head.tsx'
import styles from './problems-panel.module.css'
import type { Fixing } from './use-fixing.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export interface ProblemsPanelProps {
  readonly shown: ShownProblems
  readonly fixing: Fixing
  readonly act: Actions
  /** What else there is to say of a problem. */
  readonly besides?: (problem: Problem) => ReactNode
}

/** The most rows that are shown at first. */
const SHOWN_FIRST = 60

export function ProblemsPanel({ shown, fixing, act, besides }: ProblemsPanelProps) {
  const { problems: t } = usePanelMessages()
  const { known, stale, askEffects } = shown
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useKeptFocus(panel)
  const [concern, setConcern] = useState<Concern>('everyone')
  const [all, setAll] = useState(false)

  // The keyboard goes on with the first of those that come.
  useEffect(() => {
    if (!all) return
    const first = list.current?.children[SHOWN_FIRST]
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [all])

  if (known === null) return <p className={styles.summary}>{t.working}</p>
  const { text, problems, most, effects } = known
  const concerned = problems.filter((problem) => concerns(problem, concern))
  const rows = all ? concerned : concerned.slice(0, SHOWN_FIRST)
  const anyFix = concerned.some(({ fixes }) => fixes.length > 0)

  function showAnswer() {
    act.showPanel('response')
    // This panel goes, and the button with it.
    requestAnimationFrame(() => document.getElementById(tabPanelId('response'))?.focus())
  }

  return (
    <div ref={panel} className={styles.panel} aria-busy={stale}>
      {problems.length > 0 && (
        <ProblemsHead
          counts={countBySeverity(concerned)}
          concern={concern}
          onConcern={setConcern}
          onFixHarmless={anyFix ? () => fixing.fixAll(concern) : null}
        />
      )}
      <div role="status">
        <FixingStatus fixing={fixing} />
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
      <ol ref={list} className={styles.rows}>
        {rows.map((problem, index) => {
          const place = problems.indexOf(problem)
          return (
            <ProblemRow
              key={`${place} ${problem.check} ${problem.line}`}
              problem={problem}
              effectOf={(fix) => effects.get(effectKey(place, fix))}
              onShown={askEffects}
              onFix={(fix) => {
                fixing.fix(problem, fix, text)
                // The next problem may take the place of this one, with its button under the finger.
                panel.current?.closest<HTMLElement>('[role=tabpanel]')?.focus()
              }}
              onReveal={act.revealLine}
              onAnswer={showAnswer}
              takesFocus={index === SHOWN_FIRST}
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
      {mayBeMore(concerned, most) && <p className={styles.cut}>{t.firstOfEach(most)}</p>}
    </div>
  )
}

/** Whether there may be more of a kind than are told, of each at most `most`. */
function mayBeMore(problems: readonly Problem[], most: number): boolean {
  const counts = new Map<string, number>()
  for (const { check } of problems) counts.set(check, (counts.get(check) ?? 0) + 1)
  return Math.max(0, ...counts.values()) >= most
}
