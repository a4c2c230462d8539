// Protects: a panel's texts are waited for once, and change together with the page's: never is a
// panel empty or in another language than the rest after a language was chosen.
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CatalogueProvider, loadCatalogue, useCatalogue } from './catalogue.tsx'
import { loadPanelMessages } from './panel-messages.ts'
import { usePanelMessages, usePanelMessagesLater } from './use-panel-messages.ts'

const shown: string[] = []

function note(text: string) {
  if (shown.at(-1) !== text) shown.push(text)
  return null
}

function Waiting() {
  return note('waiting')
}

function Panel() {
  const { t } = useCatalogue()
  const { problems } = usePanelMessages()
  return (
    <p>
      {note(`${t.tabs.why}, ${problems.undo}`)}
      {problems.undo}
    </p>
  )
}

function Later({ wanted }: { readonly wanted: boolean }) {
  return <p>{usePanelMessagesLater(wanted)?.problems.undo ?? 'not yet'}</p>
}

afterEach(() => {
  cleanup()
  shown.length = 0
})

describe('the texts of the panels', () => {
  it('come when they are wanted and not before, without anything waiting', async () => {
    const page = (wanted: boolean) => <Later wanted={wanted} />
    const { rerender } = render(page(false))
    await act(async () => {})
    expect(screen.getByText('not yet')).toBeTruthy()
    rerender(page(true))
    expect(await screen.findByText('Undo')).toBeTruthy()
  })

  it('change together with all others', async () => {
    await loadPanelMessages('en')
    const initial = await loadCatalogue('en')
    const page = (language: 'en' | 'ru') => (
      <CatalogueProvider language={language} initial={initial}>
        <Suspense fallback={<Waiting />}>
          <Panel />
        </Suspense>
      </CatalogueProvider>
    )
    const { rerender } = render(page('en'))
    rerender(page('ru'))
    expect(await screen.findByText('Отменить')).toBeTruthy()
    expect(document.documentElement.lang).toBe('ru')
    rerender(page('en'))
    expect(await screen.findByText('Undo')).toBeTruthy()
    expect(shown).toEqual(['Why, Undo', 'Почему, Отменить', 'Why, Undo'])
  })
})
