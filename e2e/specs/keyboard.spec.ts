// Protects: everything can be done with the keyboard alone, nothing traps it, and focus is seen.
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

test('from the top to a verdict and back out of the editor', async ({ page }) => {
  const tester = await openTester(page)
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let i = 0; i < 25; i += 1) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('not reached with the Tab key')
  }
  const focused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

  await tabTo(focused('form input'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://example.com/tmp/1')
  await tabTo(focused('[role=combobox]'))
  await page.keyboard.type('ccbot')
  await page.keyboard.press('Enter')
  await expect(tester.verdict).toContainText('Blocked')
  await tabTo(focused('.cm-content'))
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type('-other')
  await expect(tester.verdict).toContainText('Allowed')
  await page.keyboard.press('Tab')
  expect(await focused('.cm-content')()).toBe(false)
})

test('tabs move with the arrows and with Alt and a number', async ({ page }) => {
  const tester = await openTester(page)
  await tester.tab('Why').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tester.tab(/Crawlers/)).toBeFocused()
  await expect(tester.tab(/Crawlers/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tester.tab(/Response/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tester.tab('Why')).toBeFocused()
  await tester.file.focus()
  await page.keyboard.press('Alt+2')
  await expect(tester.tab(/Crawlers/)).toHaveAttribute('aria-selected', 'true')
  await expect(tester.file).toBeFocused()
})

test('? lists the keys, but is a letter in the file and in a field', async ({ page }) => {
  const tester = await openTester(page)
  await tester.tab('Why').focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await tester.line(3).click()
  await page.keyboard.type('Allow: /?')
  await expect(tester.line(3)).toContainText('Allow: /?')
  await tester.address.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('?')
  await expect(tester.address).toHaveValue(/\?$/)
  await expect(dialog).toBeHidden()
})

test('Escape loses no work', async ({ page }) => {
  const tester = await openTester(page)
  await tester.line(3).click()
  await page.keyboard.type('Allow: /x')
  await page.keyboard.press('Escape')
  await expect(tester.line(3)).toContainText('Allow: /x')
  await tester.address.fill('https://example.com/typed')
  await page.keyboard.press('Escape')
  await expect(tester.address).toHaveValue('https://example.com/typed')
  await tester.crawler.click()
  await page.keyboard.type('bing')
  await page.keyboard.press('Escape')
  await expect(tester.crawler).toHaveValue('Googlebot Image')
})

test('what is typed for the find panel before it is there goes into it, not into the file', async ({
  page,
}) => {
  await page.route(/assets\/find-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const tester = await openTester(page)
  const before = await tester.file.textContent()
  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('privatee')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-search')).toHaveCount(0)
  const field = page.locator('.cm-search input').first()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('private')
  await page.keyboard.type('/')
  await expect(field).toHaveValue('private/')
  expect(await tester.file.textContent()).toBe(before)
})

test('the find panel opens in the editor', async ({ page }) => {
  const tester = await openTester(page)
  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('sitemap')
  await expect(page.locator('.cm-searchMatch')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(tester.file).toBeFocused()
})
