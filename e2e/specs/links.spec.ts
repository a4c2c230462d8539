// Protects: a link opens in exactly the state it names, a broken field costs no other field, and what
// stands behind `#` is left alone.
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

test('a link fetches and shows exactly what it says', async ({ page, site }) => {
  site.robots('User-agent: YandexBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n')
  const url = encodeURIComponent(`${site.origin}/b`)
  const link = `/?url=${url}&crawler=yandexbot&dialect=rfc9309&lang=ru&tab=response&line=2`
  const tester = await openTester(page, link)
  await expect(tester.verdict).toContainText('Разрешено')
  await expect(tester.address).toHaveValue(`${site.origin}/b`)
  await expect(tester.crawler).toHaveValue('YandexBot')
  await expect(page.locator('section select')).toHaveValue('rfc9309')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Ответ сайта')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const written = new URL(page.url()).searchParams
  expect(Object.fromEntries(written)).toEqual({
    url: `${site.origin}/b`,
    crawler: 'yandexbot',
    dialect: 'rfc9309',
    lang: 'ru',
    tab: 'response',
    line: '2',
  })
})

test('a broken field is dropped with a notice, the rest still opens', async ({ page, site }) => {
  site.robots('User-agent: *\nDisallow: /\n')
  const url = encodeURIComponent(site.origin)
  const tester = await openTester(page, `/?url=${url}&crawler=gptbot&dialect=altavista&line=-3`)
  await expect(page.getByText('The link’s “dialect” cannot be used')).toBeVisible()
  await expect(page.getByText('The link’s “line” cannot be used')).toBeVisible()
  await expect(tester.verdict).toContainText('Blocked')
  await expect(tester.crawler).toHaveValue('GPTBot')
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(page.getByText('The link’s “dialect” cannot be used')).toBeHidden()
})

test('the address bar holds only what differs from the default', async ({ page }) => {
  const tester = await openTester(page, '/?embed=1#text=kept%20as%20it%20is')
  await tester.tab(/Crawlers/).click()
  await expect(page).toHaveURL(/\/\?embed=1&tab=crawlers#text=kept%20as%20it%20is$/)
  await tester.tab('Why').click()
  await expect(page).toHaveURL(/\/\?embed=1#text=kept%20as%20it%20is$/)
})

test('a pasted file never reaches the address bar', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisallow: /secret\n')
  await tester.address.fill('https://intern.example/secret')
  await tester.tab(/Crawlers/).click()
  await expect(page).toHaveURL(/tab=crawlers/)
  expect(page.url()).not.toContain('secret')
})

test('edits of a live file survive a reload of its link', async ({ page, site }) => {
  site.robots('User-agent: *\nDisallow: /\n')
  const tester = await openTester(page, `/?url=${encodeURIComponent(site.origin)}`)
  await expect(tester.verdict).toContainText('Blocked')
  await tester.line(2).click()
  await page.keyboard.press('End')
  await page.keyboard.type('elsewhere')
  await expect(page.getByText('Edited: differs from the live file')).toBeVisible()
  await page.reload()
  await expect(tester.line(2)).toContainText('Disallow: /elsewhere')
  await expect(page.getByText('Edited: differs from the live file')).toBeVisible()
  expect(site.seen.filter(({ path }) => path === '/robots.txt')).toHaveLength(1)
})
