// The parts of the page that the specs talk about, by what a person calls them.

import type { Locator, Page } from '@playwright/test'

export interface Tester {
  readonly page: Page
  readonly address: Locator
  readonly crawler: Locator
  readonly verdict: Locator
  readonly file: Locator
  readonly fetch: Locator
  /** The line of the editor with this number. */
  line(number: number): Locator
  /** The tab with this name. */
  tab(name: RegExp | string): Locator
  /** Puts this text in the place of the file, as a paste would. */
  paste(text: string): Promise<void>
}

/** The page once its editor can be used. */
export async function openTester(page: Page, address = '/'): Promise<Tester> {
  await page.goto(address)
  const file = page.locator('.cm-content')
  await file.waitFor({ state: 'attached' })
  return {
    page,
    address: page.locator('form input'),
    crawler: page.getByRole('combobox').and(page.locator('input')),
    verdict: page.locator('section[aria-busy]'),
    file,
    fetch: page.getByRole('button', { name: 'Fetch live file' }),
    line: (number) => page.locator('.cm-line').nth(number - 1),
    tab: (name) => page.getByRole('tab', { name }),
    async paste(text) {
      await file.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await file.evaluate((element, pasted) => {
        const data = new DataTransfer()
        data.setData('text/plain', pasted)
        const event = { clipboardData: data, bubbles: true, cancelable: true }
        element.dispatchEvent(new ClipboardEvent('paste', event))
      }, text)
    },
  }
}
