// Protects: the part of a file that a service writes can be folded, by mouse and by keyboard, and
// never hides what somebody types or is judged by; and the page says what the verdict is without it.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const TEXT = `# ours
# BEGIN Cloudflare Managed content
User-agent: *
Allow: /

User-agent: GPTBot
Disallow: /
# END Cloudflare Managed Content

User-agent: *
Disallow: /private/
Allow: /press/
`

const fold = (page: Page) => page.locator('.cm-content button')
const numbers = (page: Page) => page.locator('.cm-lineNumbers .cm-gutterElement:visible')
const why = (page: Page) => page.getByRole('tabpanel', { name: 'Why' })

/** The tester with this file, fetched, and the address of a page of its site. */
async function openFetched(
  page: Page,
  site: { readonly origin: string; robots(text: string): void },
  { path = '/page', crawler = 'googlebot', more = '' } = {},
) {
  site.robots(TEXT)
  const url = encodeURIComponent(`${site.origin}${path}`)
  const tester = await openTester(page, `/?url=${url}&crawler=${crawler}${more}`)
  await expect(fold(page)).toBeVisible()
  return tester
}

/** The line numbers that show, without those that only give the gutter its width. */
async function shownNumbers(page: Page): Promise<string> {
  return (await numbers(page).allTextContents()).join(' ')
}

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

test('the verdict is told with and without the block', async ({ page, site }) => {
  const tester = await openFetched(page, site, { crawler: 'gptbot' })
  const block = why(page).locator('section', { hasText: 'Cloudflare Managed content (lines 2–8)' })
  await expect(tester.verdict).toContainText('Blocked')
  await expect(tester.verdict).toContainText(
    'Cloudflare Managed content (lines 2–8) decides. Your own rules alone would allow this address.',
  )
  await expect(block).toContainText('This block decides')
  await expect(block).toContainText(
    /Without this block: Allowed\s*No rule in the group for \* \(lines 10–12\)/,
  )

  await tester.address.fill(`${site.origin}/private/a`)
  await expect(block).toContainText('the same, but for another reason: Line 11')
  await expect(tester.verdict).not.toContainText('our own rules')
  await block.getByRole('button', { name: 'Line 11' }).click()
  await expect(page.locator('.cm-activeLine')).toContainText('Disallow: /private/')

  await tester.crawler.fill('googlebot')
  await page.keyboard.press('Enter')
  await expect(block).toContainText('Without this block the verdict is the same.')

  await tester.tab(/^Problems/).click()
  const problem = page
    .getByRole('tabpanel', { name: /^Problems/ })
    .getByRole('listitem')
    .filter({ hasText: 'written by a service' })
  await expect(problem).toContainText('Without this block the verdict is the same.')
  await tester.address.fill(`${site.origin}/page`)
  await expect(problem).toContainText('but for another reason: No rule in the group')
})

/** A block of a service for every crawler, named by a letter. */
const forAll = (name: string, ...rules: readonly string[]) =>
  [
    `# BEGIN ${name} Managed content`,
    'User-agent: *',
    ...rules,
    `# END ${name} Managed content`,
    '',
  ].join('\n')

test('of several blocks, each is left out alone and all together', async ({ page }) => {
  const tester = await openTester(page)
  const section = (title: string) => why(page).locator('section', { hasText: title })
  const [close, open] = [forAll('A', 'Disallow: /private'), forAll('B', 'Allow: /pri')]
  await tester.address.fill('https://example.com/private/a')
  await tester.paste(`${close}${open}User-agent: *\nDisallow: /p\n`)
  await expect(tester.verdict).toContainText(
    'A Managed content (lines 1–4) decides. Without this block, this address would be allowed.',
  )
  await expect(section('A Managed content')).toContainText(/Without this block: Allowed\s*Line 7/)
  await expect(section('Both blocks')).toContainText(
    'Without these blocks the verdict is the same, but for another reason: Line 10',
  )
  await expect(page.getByText('Your own rules alone')).toHaveCount(0)

  await tester.paste(`${close}${close}User-agent: *\nAllow: /p\n`)
  await expect(tester.verdict).toContainText(
    'The blocks of services decide together. Your own rules alone would allow this address.',
  )
  await expect(section('Both blocks')).toContainText(/Without these blocks: Allowed\s*Line 10/)

  const others = forAll('C', 'Disallow: /c').repeat(9)
  await tester.paste(`${others}${close}User-agent: *\nAllow: /p\n`)
  await expect(tester.verdict).toContainText('A Managed content (lines 37–40) decides.')
  await expect(section('All 10 blocks')).toContainText(
    '2 more blocks were not left out one by one.',
  )
})

test('the note beneath the verdict finds its room kept, however long the name', async ({
  page,
}) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const tester = await openTester(page)
    await tester.address.fill('https://example.com/other')
    const name = `${'Long name '.repeat(15)}of a`
    await tester.paste(`${forAll(name, 'Disallow: /private')}User-agent: *\nAllow: /p\n`)
    await expect(tester.verdict).toContainText('Allowed')
    const note = tester.verdict.locator('[data-room]')
    const height = async () => (await note.boundingBox())?.height
    await expect(note).toHaveText('')
    const before = await height()
    await tester.address.fill('https://example.com/private')
    await expect(tester.verdict).toContainText(
      /Blocked.*Long name… \(lines 1–4\) decides\. Your own rules alone would allow/,
    )
    expect(await height(), `at ${width}`).toBe(before)
  }
})

test('a file without a block has none of this', async ({ page, site }) => {
  site.robots('User-agent: *\nDisallow: /private/\n# Managed by hand\n')
  const tester = await openTester(page, `/?url=${encodeURIComponent(`${site.origin}/private/`)}`)
  await expect(tester.verdict).toContainText('Line 2')
  await expect(why(page)).toContainText('Matching rules')
  await expect(fold(page)).toHaveCount(0)
  await expect(page.getByText(/Without this block/)).toHaveCount(0)
})

for (const [lang, show, decides] of [
  ['ja', '3～8行目を表示', 'この部分が決め手です。'],
  ['ru', 'Показать строки 3–8', 'Решает этот блок.'],
] as const) {
  test(`in ${lang}`, async ({ page, site }) => {
    await openFetched(page, site, { crawler: 'gptbot', more: `&lang=${lang}` })
    await expect(page.getByText(decides)).toBeVisible()
    await fold(page).click()
    await expect(fold(page)).toHaveText(show)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing (${colorScheme})`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme })
    const tester = await openFetched(page, site, { crawler: 'gptbot' })
    await expect(why(page)).toContainText('This block decides')
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    }
    expect(await faults()).toEqual([])
    await fold(page).click()
    await tester.tab(/^Problems/).click()
    await expect(page.getByText('This block decides')).toBeVisible()
    expect(await faults()).toEqual([])
  })
}

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
