/** Tabs with roving focus (ARIA APG, Tabs pattern, automatic activation). */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly text: string
  readonly count?: ReactNode
  /** What the count counts, for screen readers and on hover. */
  readonly counted?: string
}

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
}

/** Id of the panel that belongs to a tab. */
export function tabPanelId(id: string): string {
  return `panel-${id}`
}

/** Id of the tab itself, which names its panel. */
export function tabId(id: string): string {
  return `tab-${id}`
}

/** Pixels of a neighbour that show beside the selected tab. */
const TAB_MARGIN = 32

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  // On narrow screens the list scrolls sideways: the selected tab is never out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(selected)}`)
    if (tab == null || list.current === null) return
    const { offsetLeft, offsetWidth } = tab
    const { scrollLeft, clientWidth } = list.current
    if (offsetLeft < scrollLeft) list.current.scrollLeft = offsetLeft - TAB_MARGIN
    else if (offsetLeft + offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollLeft = offsetLeft + offsetWidth + TAB_MARGIN - clientWidth
    }
  }, [selected])

  function moveBy(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = nextIndex(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${tabId(tab.id)}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveBy}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tabPanelId(tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          {tab.text}
          {tab.count !== undefined && (
            <span className={styles.count} title={tab.counted}>
              {' '}
              {tab.count}
              {tab.counted !== undefined && (
                <span className="visually-hidden"> ({tab.counted})</span>
              )}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function nextIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % length
  if (key === 'ArrowLeft') return (index - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
