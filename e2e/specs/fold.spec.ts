// Protects: the part of a file that a service writes can be folded, by mouse and by keyboard, and
// never hides what somebody types or is judged by.
import { fold, openFetched, shownNumbers, TEXT, why } from '../src/managed-block.ts'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

test('a fetched file comes with its block folded; the mouse opens and closes it', async ({
  page,
  site,
}) => {
  const tester = await openFetched(page, site, { path: '/private/a' })
  await expect(tester.verdict).toContainText('Line 11')
  await expect(fold(page)).toHaveText('Show lines 3–8')
  expect(await shownNumbers(page)).toBe('1 2 9 10 11 12 13')
  await expect(tester.file).not.toContainText('GPTBot')

  await fold(page).click()
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  expect(await shownNumbers(page)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13')
  await expect(tester.file).toContainText('GPTBot')

  await fold(page).click()
  await expect(tester.file).not.toContainText('GPTBot')
  // Nothing of it was touched.
  await expect(page.getByText('as the live file')).toBeVisible()
})

test('the keyboard reaches the button and has the usual keys', async ({ page, site }) => {
  const tester = await openFetched(page, site, { path: '/private/a' })
  await tester.file.focus()
  await page.keyboard.press('Tab')
  await expect(fold(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  await expect(page.locator('.cm-announced')).toHaveText('Lines 3 to 8 are shown.')
  await expect(fold(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(fold(page)).toHaveText('Show lines 3–8')

  await tester.line(2).click({ position: { x: 20, y: 12 } })
  await page.keyboard.press('Control+Shift+BracketRight')
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Shift+BracketLeft')
  await expect(fold(page)).toHaveText('Show lines 3–8')
  // The cursor went where it can be seen.
  await page.keyboard.type('# here ')
  await expect(tester.line(2)).toContainText('# here # BEGIN')
  await expect(tester.file).toContainText('GPTBot')
})

test('it opens by itself for what is asked for, found, or decides', async ({ page, site }) => {
  const tester = await openFetched(page, site, { path: '/private/a' })
  await why(page).getByRole('button', { name: 'Line 4' }).click()
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  await expect(page.locator('.cm-activeLine')).toContainText('Allow: /')

  await fold(page).click()
  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+f')
  await expect(page.locator('.cm-search input').first()).toBeFocused()
  await page.keyboard.type('gptbot')
  await page.keyboard.press('Enter')
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  await page.keyboard.press('Escape')

  await fold(page).click()
  await expect(tester.file).not.toContainText('GPTBot')
  await tester.crawler.fill('gptbot')
  await page.keyboard.press('Enter')
  await expect(tester.verdict).toContainText('Line 7')
  await expect(tester.line(7)).toContainText('decides')
  await expect(fold(page)).toHaveText('Fold lines 3–8')
})

test('what is pasted or typed is never folded', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(TEXT)
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  expect(await shownNumbers(page)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13')
  await tester.line(8).click()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await expect(fold(page)).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await expect(fold(page)).toHaveText('Fold lines 3–8')
})

test('on a phone the button is in view, and nothing but the file scrolls sideways', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openFetched(page, site, { path: '/private/a' })
  const box = await fold(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  await fold(page).click()
  await expect(fold(page)).toHaveText('Fold lines 3–8')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
})

test('a fold says what is wrong in it, and a fix in it that it will not last', async ({
  page,
  site,
}) => {
  site.robots(TEXT.replace('Disallow: /\n', 'Disallow /\n').replace('# ours\n', ''))
  const tester = await openTester(
    page,
    `/?url=${encodeURIComponent(`${site.origin}/private/a`)}&tab=problems`,
  )
  await expect(fold(page)).toHaveText('Show lines 2–7 · 1 error')
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false')
  const shape = () =>
    page
      .locator('.cm-lint-marker')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').clipPath)
  expect(await shape()).toContain('polygon')
  await fold(page).click()
  await expect(fold(page)).toHaveText('Fold lines 2–7')
  expect(await shape()).toContain('circle')

  const notLasting = 'A service writes these lines and will write them again'
  const colon = page.getByRole('listitem').filter({ hasText: 'has no colon behind it' })
  await expect(colon).toContainText(notLasting)
  await tester.line(6).locator('.cm-lintRange').hover()
  await expect(page.locator('.cm-tooltip-lint')).toContainText(notLasting)
})

test('a block of two lines has one line to fold', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('# BEGIN A Managed content\n# END A Managed content\n')
  await expect(fold(page)).toHaveText('Fold line 2')
})
