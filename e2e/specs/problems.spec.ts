// Protects: a mistake that is typed shows in the file and in the panel, its fix puts it right and is
// undone by one step, harmless fixes can be made at once, and all of it in every language and theme.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
const COLONS = 'User-agent: *\nDisallow /private/\nAllow /public/\n'
const MANY = `${COLONS}Sitemap: /sitemap.xml\nHost: example.com\nCrawl-delay: 2\n`

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Problems/ })
const underlines = (page: Page) => page.locator('.cm-lintRange')
const row = (page: Page, text: string | RegExp) =>
  panel(page).getByRole('listitem').filter({ hasText: text })

test('a mistake is marked as it is typed, its fix puts it right, undo brings it back', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(CLEAN)
  await expect(panel(page)).toContainText('Nothing found.')
  await expect(underlines(page)).toHaveCount(0)
  await page.keyboard.type('Disallow /tmp/')
  await expect(underlines(page)).toHaveText('Disallow')
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1)
  await expect(tester.tab(/^Problems 1\s+\(1 error\)$/)).toBeVisible()
  await expect(row(page, 'has no colon behind it')).toContainText('Error')

  await panel(page).getByRole('button', { name: 'Insert the colon' }).click()
  await expect(tester.line(3)).toContainText('Disallow: /tmp/')
  await expect(panel(page)).toContainText('Nothing found.')
  await expect(underlines(page)).toHaveCount(0)

  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(tester.line(3)).toContainText('Disallow /tmp/')
  await expect(row(page, 'has no colon behind it')).toBeVisible()
})

test('a fix says what becomes of verdicts, and a button undoes it', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste('User-agent: *\nDisallow /private/\n')
  const colon = row(page, 'has no colon behind it')
  await expect(colon).toContainText(/changes \d+ verdicts?/)
  await expect(colon).toContainText('Allowed → Blocked')
  await panel(page).getByRole('button', { name: 'Insert the colon' }).click()
  await expect(tester.line(2)).toContainText('Disallow: /private/')
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tester.line(2)).toContainText('Disallow /private/')
})

test('every fix that changes nothing is made at once, and undone in one step', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(`${CLEAN}Sitemap: /sitemap.xml\nSitemap: /other.xml\nDisallow /tmp/\n`)
  await expect(underlines(page)).not.toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Fix all that change nothing' }).click()
  await expect(tester.line(3)).toHaveText('Sitemap: https://example.com/sitemap.xml')
  await expect(tester.line(4)).toHaveText('Sitemap: https://example.com/other.xml')
  await expect(tester.line(5)).toContainText('Disallow /tmp/')
  await expect(panel(page).getByRole('status')).toContainText('2 problems put right. 1 fix left')
  await tester.file.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(tester.line(3)).toHaveText('Sitemap: /sitemap.xml')
  await expect(tester.line(4)).toHaveText('Sitemap: /other.xml')
})

test('the filter keeps what concerns one reader', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(MANY)
  await expect(row(page, 'Only Yandex ever read')).toBeVisible()
  await expect(row(page, 'has no colon behind it')).toHaveCount(2)
  await expect(panel(page).getByText('3 errors')).toBeVisible()
  await panel(page).getByLabel('Concerns').selectOption({ label: 'people' })
  await expect(row(page, 'has no colon behind it')).toHaveCount(0)
  await panel(page).getByLabel('Concerns').selectOption({ label: 'everyone' })
  await expect(row(page, 'has no colon behind it')).toHaveCount(2)
})

test('F8 walks from problem to problem, from wherever the keyboard is', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(COLONS)
  await expect(underlines(page)).toHaveCount(2)
  await tester.address.focus()
  await page.keyboard.press('F8')
  await expect(tester.file).toBeFocused()
  const tooltip = page.locator('.cm-tooltip-lint')
  await expect(tooltip).toContainText('Disallow has no colon behind it')
  await page.keyboard.press('F8')
  await expect(tooltip).toContainText('Allow has no colon behind it')
  await page.keyboard.press('Shift+F8')
  await expect(tooltip).toContainText('Disallow has no colon behind it')
  await tooltip.getByRole('button', { name: 'Insert the colon' }).click()
  await expect(tester.line(2)).toContainText('Disallow: /private/')
  await expect(underlines(page)).toHaveCount(1)
})

test('pointing at an underline or a sign tells what is wrong', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(COLONS)
  const tooltip = page.locator('.cm-tooltip-lint')
  await underlines(page).first().hover()
  await expect(tooltip).toContainText('Error · readers disagree')
  await expect(tooltip.getByRole('link')).toHaveAttribute('href', '/checks/missing-colon?lang=en')
  await page.mouse.move(900, 500)
  await expect(tooltip).toBeHidden()
  await page.locator('.cm-lint-marker-error').last().hover()
  await expect(tooltip).toContainText('Allow has no colon behind it')
})

test('a line in the panel leads into the file', async ({ page }) => {
  const tester = await openTester(page, '/?tab=problems')
  await tester.paste(COLONS)
  await panel(page).getByRole('button', { name: 'Line 3' }).click()
  await expect(page.locator('.cm-rt-flash')).toHaveText('Allow /public/')
  await expect(page).toHaveURL(/tab=problems&line=3/)
})

test('a link opens the panel; a web page has one problem, not one for each line', async ({
  page,
}) => {
  const tester = await openTester(page, '/?tab=problems')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Problems')
  await tester.paste(
    '<!DOCTYPE html>\n<html>\n<head>\n<title>Not found</title>\n</head>\n</html>\n',
  )
  await expect(tester.tab(/^Problems 1\s+\(1 error\)$/)).toBeVisible()
  await expect(row(page, /web page/i)).toHaveCount(1)
})

test('what is wrong with an answer leads to the answer', async ({ page, site }) => {
  site.answer('/robots.txt', { kind: 'body', body: '', status: 503 })
  await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=problems`)
  await row(page, '503').getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Response')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const tester = await openTester(page, '/?tab=problems')
    await tester.paste(MANY)
    await expect(row(page, 'has no colon behind it')).toHaveCount(2)
    await page.keyboard.press('F8')
    await expect(page.locator('.cm-tooltip-lint')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

for (const [lang, tab, message, fix, none] of [
  ['ja', /^問題/, 'の後にコロンがありません', 'コロンを挿入', '問題は見つかりませんでした。'],
  ['ru', /^Проблемы/, 'нет двоеточия', 'Вставить двоеточие', 'Ничего не найдено.'],
] as const) {
  test(`in ${lang}`, async ({ page }) => {
    const tester = await openTester(page, `/?tab=problems&lang=${lang}`)
    await tester.paste('User-agent: *\nDisallow /private/\n')
    const shown = page.getByRole('tabpanel', { name: tab })
    await expect(shown).toContainText(message)
    await underlines(page).hover()
    await expect(page.locator('.cm-tooltip-lint')).toContainText(message)
    await shown.getByRole('button', { name: fix }).click()
    await expect(tester.line(2)).toContainText('Disallow: /private/')
    await expect(shown).toContainText(none)
  })
}

test('on a phone nothing scrolls sideways, and a fix keeps the panel in front', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const tester = await openTester(page)
  await tester.paste(`${COLONS}Disallow: /${'long'.repeat(60)}*\n`)
  await tester.tab(/^Problems/).click()
  await expect(row(page, 'has no colon behind it')).toHaveCount(2)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await panel(page).getByRole('button', { name: 'Insert the colon' }).first().click()
  await expect(row(page, 'has no colon behind it')).toHaveCount(1)
})
