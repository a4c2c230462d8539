// Protects: the picker follows the typing, tells who a pasted header is, and Escape loses nothing.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CrawlerPicker } from './crawler-picker.tsx'

function Page() {
  const [crawler, setCrawler] = useState('googlebot')
  return (
    <>
      <CrawlerPicker value={crawler} onChoose={setCrawler} />
      <output>{crawler}</output>
    </>
  )
}

function open() {
  render(<Page />)
  const field = screen.getByRole('combobox', { name: 'Crawler' })
  const chosen = () => screen.getByRole('status').textContent
  return { field, chosen, user: userEvent.setup() }
}

afterEach(cleanup)

describe('the crawler picker', () => {
  it('chooses with the keyboard alone', async () => {
    const { field, chosen, user } = open()
    await user.tab()
    expect(document.activeElement).toBe(field)
    await user.keyboard('gptb')
    expect(chosen()).toBe('gptbot')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Enter}')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(chosen()).toBe('gptbot')
  })

  it('goes back to the crawler before on Escape', async () => {
    const { field, chosen, user } = open()
    await user.click(field)
    await user.keyboard('bing')
    expect(chosen()).toBe('bingbot')
    await user.keyboard('{Escape}')
    expect(chosen()).toBe('googlebot')
    expect((field as HTMLInputElement).value).toBe('Googlebot')
  })

  it('moves through the list, and names the option in front', async () => {
    const { field, chosen, user } = open()
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe('googlebot-image')
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Googlebot Image')
    expect(active?.getAttribute('aria-selected')).toBe('true')
  })

  it('tells who a pasted header is', async () => {
    const { field, chosen, user } = open()
    const header = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'
    await user.click(field)
    await user.paste(header)
    expect(chosen()).toBe(header)
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Bingbot')
    await user.keyboard('{Enter}')
    expect((field as HTMLInputElement).value).toBe('Bingbot')
    expect(screen.getByText(/found in the header by/)).toBeTruthy()
  })

  it('takes any token, read by the standard', async () => {
    const { field, chosen, user } = open()
    await user.click(field)
    await user.keyboard('FooBot{Enter}')
    expect(chosen()).toBe('FooBot')
    expect(screen.getByText('custom token, standard reading')).toBeTruthy()
  })
})
