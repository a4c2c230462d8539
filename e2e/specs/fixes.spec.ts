// Protects: a fix does what it says to the file as it is now, however it is reached and whatever is
// typed meanwhile; nothing waits behind work that nobody wants any more; and the keyboard stays.
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const COLONS = 'User-agent: *\nDisallow /private/\nAllow /public/\n'

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Problems/ })
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const status = (page: Page) => panel(page).getByRole('status')
const fixAll = (page: Page) => button(page, 'Fix all that change nothing')

async function focusedPanel(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.closest('[role=tabpanel]')?.id ?? null)
}

test('a fix that is pressed right after a key is made in the file as it is then', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(COLONS)
  await expect(button(page, 'Insert the colon')).toHaveCount(2)
  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('# mine\n')
  await button(page, 'Insert the colon').first().click()
  await expect(tester.line(3)).toContainText('Disallow: /private/')
  await expect(tester.line(1)).toContainText('# mine')
  await expect(status(page)).toContainText('1 problem put right.')
  await button(page, 'Undo').click()
  await expect(tester.line(3)).toContainText('Disallow /private/')
  await expect(tester.line(1)).toContainText('# mine')
  await expect.poll(() => focusedPanel(page)).toMatch(/problems/)
})

test('all fixes can be asked for right after a key, and while the language changes', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  const text = 'User-agent: *\nDisallow: /a/*\n'
  await tester.paste(text)
  await expect(fixAll(page)).toBeVisible()
  await page.keyboard.type('Disallow: /b/*\n')
  await fixAll(page).click()
  await expect(tester.line(2)).toHaveText('Disallow: /a/')
  await expect(tester.line(3)).toContainText('Disallow: /b/')
  await expect(status(page)).toContainText('2 problems put right.')
  await expect.poll(() => focusedPanel(page)).toMatch(/problems/)

  await tester.paste(text)
  await expect(fixAll(page)).toBeVisible()
  await fixAll(page).click()
  await page.locator('header select').selectOption('ru')
  await expect(tester.line(2)).toHaveText('Disallow: /a/')
  await expect(page.getByRole('tabpanel').getByRole('status')).toContainText('Исправлено: 1.')
})

test('fixes that overlap are made in turn, and undone in one step', async ({ page, site }) => {
  site.robots('User-agent: *\r\nDisallow: /x\rDisallow: /x')
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=problems`)
  await expect(fixAll(page)).toBeVisible()
  await fixAll(page).click()
  await expect(status(page)).toContainText('2 problems put right.')
  await expect(status(page)).not.toContainText('left')
  await expect(page.locator('.cm-line').filter({ hasText: '/x' })).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(page.locator('.cm-line').filter({ hasText: '/x' })).toHaveCount(2)
  await expect(tester.line(2)).toContainText('Disallow: /x')
})

test('findings about the newest file do not wait behind fixes of an older one', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  const lines = Array.from({ length: 9000 }, (_, i) => `Disallow /aaa${i}/xyz\n`)
  await tester.paste(`User-agent: *\n${lines.join('')}`)
  await expect(panel(page)).toContainText('200 errors')
  await expect(panel(page)).toContainText('Only the first 200 problems of each kind are shown.')
  // Their effects are being worked out now.
  await page.waitForTimeout(500)
  await tester.paste('User-agent: *\nDisallow: /\n')
  await expect(panel(page)).not.toContainText('has no colon', { timeout: 4000 })
})

test('fixes of a large file can be stopped, by a button and by typing', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  const lines = Array.from({ length: 9000 }, (_, i) => `Disallow /aaa${i}/xyz\n`)
  await tester.paste(`User-agent: *\n${lines.join('')}`)
  await expect(panel(page)).toContainText('200 errors')
  await fixAll(page).click()
  await expect(status(page)).toContainText('Checking every fix')
  await button(page, 'Stop').click()
  await expect(status(page)).toHaveText('')
  await fixAll(page).click()
  await expect(status(page)).toContainText('Checking every fix')
  await tester.file.focus()
  await page.keyboard.type('#')
  await expect(status(page)).toContainText('Stopped: the file was changed.')
  await expect(fixAll(page)).toBeVisible()
})

test('a fix from the hover text is told, can be undone, and leaves the keyboard in the file', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(COLONS)
  await expect(page.locator('.cm-lintRange')).toHaveCount(2)
  await page.keyboard.press('F8')
  const fix = page.locator('.cm-tooltip-lint').getByRole('button', { name: 'Insert the colon' })
  await fix.focus()
  await page.keyboard.press('Enter')
  await expect(tester.line(2)).toContainText('Disallow: /private/')
  await expect(tester.file).toBeFocused()
  await expect(status(page)).toContainText('1 problem put right.')
  await expect(page.locator('.cm-lintRange')).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(tester.line(2)).toContainText('Disallow /private/')

  await tester.tab(/^Why/).click()
  await expect(page.locator('.cm-lintRange')).toHaveCount(2)
  await page.keyboard.press('F8')
  await fix.click()
  await expect(page.getByTestId('announced-fix')).toHaveText('1 problem put right.')
})

test('only what is shown is put right', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste('User-agent: *\nDisallow: /a/*\nHost: example.com\n')
  await expect(fixAll(page)).toBeVisible()
  await panel(page).getByLabel('Concerns').selectOption({ label: 'Yandex' })
  await fixAll(page).click()
  await expect(status(page)).toContainText('1 problem put right.')
  await expect(tester.line(2)).toContainText('Disallow: /a/*')
  await expect(fixAll(page)).toBeHidden()
})

test('the keyboard goes where the answer is, and on to the rows that come', async ({
  page,
  site,
}) => {
  site.answer('/robots.txt', { kind: 'body', body: '', status: 503 })
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=problems`)
  await button(page, 'Answer').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedPanel(page)).toMatch(/response/)
  await tester.tab(/^Problems/).click()
  await tester.paste(`User-agent: *\n${'Disallow /x\n'.repeat(80)}`)
  await button(page, /^Show all/).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('ol > li').nth(60)).toBeFocused()
})

for (const [width, lang] of [
  [390, 'ru'],
  [360, 'ru'],
  [390, 'ja'],
  [360, 'ja'],
] as const) {
  test(`nothing scrolls sideways at ${width} px in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const tester = await openTester(page, `/?lang=${lang}`)
    await tester.paste(`${COLONS}Foo: bar\nDisallow: /a*\nDisallow: /a*\nCrawl-delay: 2\nHost: x\n`)
    await page.getByRole('tab').nth(4).click()
    const shown = page.getByRole('tabpanel').filter({ visible: true })
    await expect(shown.locator('ol > li').first()).toBeVisible()
    for (const element of [page.locator('html'), shown]) {
      const overflow = await element.evaluate((part) => part.scrollWidth - part.clientWidth)
      expect(overflow).toBe(0)
    }
  })
}
