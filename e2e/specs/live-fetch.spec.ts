// Protects: a live file is fetched, shown with what the site answered, and can be edited and returned
// to; answers without a file, and failures of ours, are shown as what they are.
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

test('fetch → response → edit → changed mark → return', async ({ page, site }) => {
  site.answer('/robots.txt', { kind: 'redirect', location: '/real.txt' })
  site.answer('/real.txt', {
    kind: 'body',
    body: 'User-agent: *\r\nDisallow: /private\r\n',
    headers: { 'cache-control': 'max-age=60' },
  })
  const tester = await openTester(page)
  await tester.address.fill(`${site.origin}/private/x`)
  await tester.fetch.click()
  await expect(tester.line(2)).toContainText('Disallow: /private')
  await expect(tester.verdict).toContainText('Blocked')
  await expect(page.getByText('as the live file')).toBeVisible()

  await tester.tab(/Response/).click()
  const panel = page.getByRole('tabpanel', { name: /Response/ })
  await expect(panel).toContainText('200 OK')
  await expect(panel).toContainText('301 Moved Permanently → /real.txt')
  await expect(panel).toContainText('max-age=60')
  await expect(panel.getByRole('row', { name: /Google/ })).toContainText('reads the file')

  await tester.line(2).click()
  await page.keyboard.press('End')
  await page.keyboard.type('-not')
  await expect(page.getByText('Edited: differs from the live file')).toBeVisible()
  await expect(tester.verdict).toContainText('Allowed')
  await page.getByRole('button', { name: 'Return to live' }).click()
  await expect(page.getByText('as the live file')).toBeVisible()
  await expect(tester.verdict).toContainText('Blocked')
})

test('the reader’s own text is kept when a live file takes its place', async ({ page, site }) => {
  site.robots('User-agent: *\n')
  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisallow: /mine\n')
  await tester.address.fill(site.origin)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('as the live file')).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(tester.line(2)).toContainText('/mine')
})

test('a fetch can be cancelled, and nothing has changed', async ({ page, site }) => {
  site.answer('/robots.txt', { kind: 'silence' })
  const tester = await openTester(page)
  await tester.address.fill(site.origin)
  await tester.fetch.click()
  await expect(page.getByText(/aiting for the answer of 127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tester.fetch).toBeVisible()
  await expect(tester.line(5)).toContainText('Disallow: /private')
})

for (const [status, headline, reason] of [
  [404, 'Allowed', 'no file, no restrictions'],
  [503, 'Blocked, for now', '503'],
] as const) {
  test(`an answer ${status} decides without a file`, async ({ page, site }) => {
    site.answer('/robots.txt', { kind: 'body', status, body: 'x' })
    const tester = await openTester(page, `/?url=${encodeURIComponent(`${site.origin}/a`)}`)
    await expect(tester.verdict).toContainText(headline)
    await expect(tester.verdict).toContainText(reason)
    await expect(page.getByText('No file came back')).toBeVisible()
  })
}

test('a 403 is not shown as the crawler’s own, and pasting is offered', async ({ page, site }) => {
  site.answer('/robots.txt', { kind: 'body', status: 403, body: 'no' })
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=response`)
  const panel = page.getByRole('tabpanel', { name: /Response/ })
  await expect(panel).toContainText('The site refused our request')
  await panel.getByRole('button', { name: 'Paste the file instead' }).click()
  await page.keyboard.type('User-agent: *')
  await expect(tester.line(1)).toContainText('User-agent: *')
})

test('a request that failed says so', async ({ page, site }) => {
  site.answer('/robots.txt', { kind: 'hang-up' })
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=response`)
  await expect(tester.verdict).toContainText('Blocked as far as we can see')
  await expect(page.getByRole('heading', { name: 'Our request failed' })).toBeVisible()
})

test('our refusal says nothing about the crawler', async ({ page }) => {
  const tester = await openTester(page, '/?url=http%3A%2F%2F10.0.0.1%2F&tab=response')
  await expect(tester.verdict).toContainText('Cannot tell')
  await expect(tester.verdict).toContainText('We do not fetch from private addresses')
  await expect(page.getByText('This says nothing about the site')).toBeVisible()
})

test('an address of another host is told, and its own file is one action away', async ({
  page,
  site,
}) => {
  site.robots('User-agent: *\nDisallow: /\n')
  const tester = await openTester(page, `/?url=${encodeURIComponent(`${site.origin}/a`)}`)
  await expect(tester.verdict).toContainText('Blocked')
  const other = new URL(site.otherOrigin)
  await tester.address.fill(`${other.origin}/a`)
  await expect(page.getByText(`This file does not govern ${other.host}.`)).toBeVisible()
  await page.getByRole('button', { name: `Fetch ${other.origin}/robots.txt` }).click()
  await expect(page.getByText('This file does not govern')).toBeHidden()
  expect(site.seen.at(-1)?.headers.host).toBe(other.host)
})

test('what a site sends is only ever text', async ({ page, site }) => {
  const script = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>'
  site.answer('/robots.txt', {
    kind: 'body',
    body: `User-agent: *\nDisallow: /${script}\n${script}\n`,
    headers: { 'x-robots-tag': script, server: script },
  })
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}&tab=response`)
  await expect(page.getByRole('tabpanel', { name: /Response/ })).toContainText('onerror')
  await tester.tab('Why').click()
  await expect(tester.line(2)).toContainText('onerror')
  await expect(page).toHaveTitle('robots.txt tester')
  expect(await page.locator('main img').count()).toBe(0)
})

test('an address that is none is told beside the field', async ({ page }) => {
  const tester = await openTester(page)
  await tester.address.fill('mailto:someone@example.com')
  await expect(page.locator('form')).toContainText('Only http, https and ftp addresses')
  await tester.address.fill('')
  await expect(page.locator('form')).toContainText('Enter the address of a page')
})
