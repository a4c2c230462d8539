// Protects: a crawler is found by name, token, operator or pasted header, any token can be tested,
// and the table of crawlers filters, leads to lines and chooses.
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

test('a pasted header says which crawler it is', async ({ page }) => {
  const tester = await openTester(page)
  await tester.crawler.click()
  await tester.crawler.fill(
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116 Safari/537.36',
  )
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    'Bingbot',
  )
  await tester.crawler.press('Enter')
  await expect(tester.crawler).toHaveValue('Bingbot')
  await expect(page.getByText('found in the header by “bingbot')).toBeVisible()
  await expect(tester.verdict).toContainText('Allowed')
})

test('any token can be tested, read by the standard', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('User-agent: FooBot\nDisallow: /\n')
  await tester.crawler.click()
  await tester.crawler.fill('FooBot')
  await tester.crawler.press('Enter')
  await expect(page.getByText('custom token, standard reading')).toBeVisible()
  await expect(tester.verdict).toContainText('Blocked')
})

test('the reading can be another than the crawler’s own', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisalow: /private\n')
  await expect(tester.verdict).toContainText('Blocked')
  await page.getByLabel('Reads as').selectOption({ label: 'RFC 9309, strict' })
  await expect(tester.verdict).toContainText('Allowed')
  await expect(page).toHaveURL(/dialect=rfc9309-strict/)
})

test('the table filters all crawlers, leads to lines and chooses', async ({ page }) => {
  const tester = await openTester(page)
  await tester.tab(/Crawlers/).click()
  const panel = page.getByRole('tabpanel', { name: /Crawlers/ })
  await expect(panel.getByRole('row')).toHaveCount(33)
  await panel.getByRole('button', { name: 'Line 5' }).first().click()
  await expect(tester.line(5)).toHaveClass(/cm-rt-flash/)

  await panel.getByText(/^All /).click()
  expect(await panel.getByRole('row').count()).toBeGreaterThan(200)
  await panel.getByRole('searchbox').fill('anthropic')
  await expect(panel.getByRole('row', { name: /ClaudeBot/ })).toBeVisible()
  await expect(panel.getByRole('row', { name: /Bingbot/ })).toHaveCount(0)
  await panel.getByLabel('Purpose').selectOption({ label: 'AI training' })
  await panel.getByRole('button', { name: /^ClaudeBot/ }).click()
  await expect(tester.crawler).toHaveValue('ClaudeBot')
  await expect(page).toHaveURL(/crawler=claudebot/)
})

test('what is known of a crawler comes with its source', async ({ page }) => {
  await openTester(page, '/?crawler=gptbot')
  const panel = page.getByRole('tabpanel', { name: 'Why' })
  await panel.getByRole('heading', { name: 'About GPTBot' }).click()
  await expect(panel).toContainText('OpenAI')
  await expect(panel.getByRole('link', { name: 'Operator’s page' })).toHaveAttribute(
    'href',
    /^https:/,
  )
})
