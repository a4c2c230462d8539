// Protects: the page says what the verdict is without the part of a file that a service writes.
import AxeBuilder from '@axe-core/playwright'
import { fold, openFetched, why } from '../src/managed-block.ts'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

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
