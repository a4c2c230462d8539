/**
 * Chooses the crawler: a combobox with a list (ARIA APG, Combobox pattern). The option in front is
 * tried at once, so that the verdict follows the typing; Escape goes back to the one before.
 */
import { findCrawler } from '@robots-txt-tester/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { crawlerName } from '../../messages/crawler-name.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { CrawlerList, optionId } from './crawler-list.tsx'
import { type CrawlerOption, crawlerOptions } from './crawler-options.ts'
import styles from './crawler-picker.module.css'
import { describeFind } from './crawler-words.ts'

export interface CrawlerPickerProps {
  /** As the workspace holds it: an id, a token or a header. */
  readonly value: string
  readonly onChoose: (crawler: string) => void
}

export function CrawlerPicker({ value, onChoose }: CrawlerPickerProps) {
  const catalogue = useCatalogue()
  const { t } = catalogue
  const id = useId()
  const before = useRef(value)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const groups = crawlerOptions(typed)
  const options = open ? groups.flatMap((group) => group.options) : []
  const activeOption = options[Math.min(active, options.length - 1)]
  const chosen = findCrawler(value)

  useEffect(() => {
    if (activeOption === undefined) return
    document.getElementById(optionId(id, activeOption.key))?.scrollIntoView({ block: 'nearest' })
  }, [activeOption, id])

  function show() {
    if (open) return
    before.current = value
    const all = crawlerOptions('').flatMap((group) => group.options)
    setTyped('')
    setActive(
      Math.max(
        0,
        all.findIndex((option) => option.crawler.id === chosen.crawler.id),
      ),
    )
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setTyped('')
  }

  function type(text: string) {
    if (!open) before.current = value
    setOpen(true)
    setTyped(text)
    setActive(0)
    const [first] = crawlerOptions(text).flatMap((group) => group.options)
    if (text.trim() === '') onChoose(before.current)
    else if (first !== undefined) onChoose(keptFrom(first, text))
  }

  function choose(option: CrawlerOption) {
    onChoose(keptFrom(option, typed))
    close()
  }

  function move(to: number) {
    const next = Math.min(Math.max(to, 0), options.length - 1)
    const option = options[next]
    if (option === undefined) return
    setActive(next)
    onChoose(keptFrom(option, typed))
  }

  function pressKey(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      show()
      return
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (typed !== '' && activeOption !== undefined) choose(activeOption)
      else close()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onChoose(before.current)
      close()
    }
  }

  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {t.crawler.label}
      </label>
      <div className={styles.field}>
        <input
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={
            open && activeOption !== undefined ? optionId(id, activeOption.key) : undefined
          }
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          placeholder={open ? crawlerName(chosen.crawler, catalogue) : t.crawler.placeholder}
          value={open ? typed : crawlerName(chosen.crawler, catalogue)}
          onClick={show}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={pressKey}
          onBlur={close}
        />
        <span className={styles.chevron} aria-hidden="true">
          <ChevronIcon />
        </span>
      </div>
      <div id={`${id}-note`} className={styles.note}>
        {describeFind(chosen, catalogue)}
      </div>
      {open && (
        <CrawlerList
          id={id}
          label={t.crawler.list}
          groups={groups}
          activeKey={activeOption?.key ?? null}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** What the workspace keeps: the id of a known crawler, the token of another, a header as pasted. */
function keptFrom({ crawler, header }: CrawlerOption, typed: string): string {
  if (header !== null) return typed.trim()
  return crawler.custom ? crawler.token : crawler.id
}
