// Protects: the main job. A pasted file is answered at once, the line that decided is marked in it,
// and tables and editor lead to each other; what is no robots.txt file is said to be none.
import { readFileSync } from 'node:fs'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const FILE = `User-agent: *
Disallow: /

User-agent: Googlebot
Allow: /shop
Disallow: /shop/cart
Foo: bar
`

test('a pasted file is answered at once, and the deciding line is marked', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(FILE)
  await tester.address.fill('https://example.com/shop/cart/1')
  await expect(tester.verdict).toContainText('Blocked')
  await expect(tester.verdict).toContainText('Disallow: /shop/cart')
  await expect(tester.line(6)).toHaveClass(/cm-rt-blocked/)
  await expect(tester.line(6)).toContainText('decides')
  await expect(tester.line(5)).toHaveClass(/cm-rt-match/)
  await expect(tester.line(7)).toHaveClass(/cm-rt-ignored/)
  await tester.line(7).locator('.cm-lintRange').first().hover()
  await expect(page.locator('.cm-tooltip-lint')).toContainText('Foo')
  await page.mouse.move(0, 0)

  await tester.address.fill('https://example.com/shop/')
  await expect(tester.verdict).toContainText('Allowed')
  await expect(tester.line(5)).toHaveClass(/cm-rt-allowed/)
  await expect(tester.line(6)).not.toHaveClass(/cm-rt-blocked/)
})

test('the verdict follows each key, and the mark stays with its line', async ({ page }) => {
  const tester = await openTester(page)
  await tester.line(5).click()
  await page.keyboard.press('Home')
  await page.keyboard.type('# ')
  await expect(tester.verdict).toContainText('Allowed')
  await expect(tester.line(6)).toHaveClass(/cm-rt-allowed/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(tester.verdict).toContainText('Blocked')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('\n\n')
  await expect(tester.line(7)).toHaveClass(/cm-rt-blocked/)
  await expect(tester.verdict).toContainText('Line 7')
})

test('tables lead to lines, and a line tells what readers make of it', async ({ page }) => {
  const tester = await openTester(page)
  const panel = page.getByRole('tabpanel', { name: 'Why' })
  await panel.getByRole('button', { name: 'Line 8' }).click()
  await expect(tester.line(8)).toHaveClass(/cm-rt-flash/)
  await expect(panel.getByRole('heading', { name: 'Line 8' })).toBeVisible()
  await tester.line(5).click()
  await expect(panel.getByRole('heading', { name: 'Line 5' })).toBeVisible()
  await expect(panel).toContainText('a rule: disallow')
})

test('the settled verdict is announced, once', async ({ page }) => {
  const tester = await openTester(page)
  const announced = page.getByTestId('announced-verdict')
  await expect(announced).toHaveText('')
  await tester.address.fill('https://example.com/elsewhere')
  await expect(announced).toContainText('Allowed. No rule in the group for Googlebot')
})

test('the verdict changes without moving what stands below it', async ({ page }) => {
  const tester = await openTester(page)
  const top = () => tester.file.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await tester.address.fill('https://example.com/elsewhere')
  await expect(tester.verdict).toContainText('Allowed')
  expect(await top()).toBe(before)
  await tester.address.fill('not an address')
  await expect(tester.verdict).toContainText('Cannot tell')
  expect(await top()).toBe(before)
})

for (const [what, text, message] of [
  ['a web page', '<!doctype html>\n<html><body>Hi</body></html>', 'This is a web page'],
  ['an empty file', '', 'The file is empty'],
  ['a binary file', '\u0001\u0002\0\u0003PNG', 'does not look like a text file'],
] as const) {
  test(`${what} is said to be one`, async ({ page }) => {
    const tester = await openTester(page)
    await tester.file.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    if (text !== '') await tester.paste(text)
    await expect(page.getByText(message)).toBeVisible()
    await expect(tester.verdict).toContainText('Allowed')
  })
}

test('more than 2 MiB is refused in words, and the file stays', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(`# ${'x'.repeat(2 * 1024 * 1024)}`)
  await expect(page.getByText('2,097,152')).toBeVisible()
  await expect(tester.line(5)).toContainText('Disallow: /private')
})

test('a file of nearly 2 MiB is taken, and typing goes on', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(`User-agent: *\nDisallow: /private\n${'Allow: /some/path\n'.repeat(110_000)}`)
  await expect(page.getByText('1,980,033 of 512,000 octets')).toBeVisible()
  await expect(tester.verdict).toContainText('Disallow: /private')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('# ')
  await expect(tester.line(2)).toHaveText(/^# Disallow/)
  await expect(tester.verdict).toContainText('Allowed')
})

test('an address in the file, and a file in the address, are noticed and can be moved', async ({
  page,
}) => {
  const tester = await openTester(page)
  await tester.line(3).click()
  await page.keyboard.type('https://example.com/tmp/x')
  await page.getByRole('button', { name: 'Test this address' }).click()
  await expect(tester.address).toHaveValue('https://example.com/tmp/x')
  await expect(tester.file).not.toContainText('/tmp/x')

  await tester.address.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'User-agent: *\nDisallow: /moved')
    const event = { clipboardData: data, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  })
  await page.getByRole('button', { name: 'Put it in the file' }).click()
  await expect(tester.line(2)).toContainText('/moved')
  await expect(tester.address).toHaveValue('https://example.com/tmp/x')
})

test('the draft survives a reload', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisallow: /kept\n')
  await tester.address.fill('https://example.com/kept/1')
  await page.reload()
  const again = await openTester(page)
  await expect(again.line(2)).toContainText('/kept')
  await expect(again.verdict).toContainText('Blocked')
})

test('a file leaves with the octets and line ends it came with', async ({ page }) => {
  await openTester(page)
  const octets = Buffer.from('User-agent: *\r\nDisallow: /caf\xe9\rAllow: /\n', 'latin1')
  await page.locator('input[type=file]').setInputFiles({
    name: 'robots.txt',
    mimeType: 'text/plain',
    buffer: octets,
  })
  await expect(page.getByText('1 octet is not UTF-8')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('robots.txt')
  expect(readFileSync(await download.path())).toEqual(octets)
})

test('an editor that cannot be loaded costs nothing that was typed', async ({ page }) => {
  await page.route(/robots-editor.*\.js/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('The editor could not be loaded')).toBeVisible()
  await page.locator('form input').fill('https://example.com/tmp')
  await expect(page.locator('section[aria-busy]')).toContainText('Allowed')
})
