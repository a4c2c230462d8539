// Protects the pages about the checks: each opens without a fault by the link that the API gives,
// says what is found and what crawlers decide, and leads to the tester and back.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

interface ListedCheck {
  readonly id: string
  readonly title: string
  readonly docs: string
}

const LANGUAGES = ['en', 'ja', 'ru'] as const

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])
}

/** Errors of the page, as they come. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

// A third of the pages in each language: that no text is missing in any is for core's tests to see.
for (const [turn, lang] of LANGUAGES.entries()) {
  test(`the pages that the API names open in ${lang}, at 360 px too`, async ({ page, request }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: 360, height: 740 })
    const errors = errorsOf(page)
    const answer = await request.get(`/api/v1/checks?lang=${lang}`)
    const { checks } = (await answer.json()) as { readonly checks: readonly ListedCheck[] }
    expect(checks.length).toBeGreaterThan(50)
    for (const { id, title, docs } of checks.filter((_, i) => i % LANGUAGES.length === turn)) {
      await page.goto(`${docs}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('figure li svg').first(), id).toBeVisible()
      expect(await overflowOf(page), id).toBe(0)
    }
    expect(errors).toEqual([])
  })
}

test('a page says what is found, for whom, and what crawlers decide', async ({ page }) => {
  await page.goto('/checks/missing-colon')
  await expect(page).toHaveTitle('No colon after the name – robots.txt tester')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^A line that begins with the name of a directive/,
  )
  await expect(page.locator('mark')).toHaveText(['Disallow'])
  await expect(page.getByText('has no colon behind it')).toHaveCount(2)
  const yandex = page.getByRole('row', { name: /YandexBot/ })
  await expect(yandex.getByRole('cell')).toHaveText(['Allowed', /Blocked/])
  await expect(page.getByRole('link', { name: /RFC 9309/ })).toHaveAttribute('href', /rfc9309/)
})

test('the list leads to each check, and from there on and back', async ({ page }) => {
  await openTester(page)
  await page.getByRole('link', { name: 'Reference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checks')
  await page.getByRole('link', { name: 'The whole site is closed' }).click()
  await expect(page.getByText('blocks-everything')).toBeVisible()
  await page.locator('a[rel="next"]').click()
  await expect(page.getByText('no-leading-slash')).toBeVisible()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeInViewport()
  await page.getByRole('link', { name: 'Tester' }).first().click()
  await expect(page.locator('.cm-content')).toBeVisible()
})

test('an example opens in the tester, and the text that stood there is kept', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisallow: /mine\n')
  await expect(tester.line(2)).toContainText('/mine')
  await page.goto('/checks/missing-colon')
  await page.getByRole('link', { name: 'Open the example in the tester' }).click()
  await expect(tester.line(2)).toContainText('Disallow /private')
  await expect(tester.address).toHaveValue('https://example.com/private')
  await expect(tester.verdict).toContainText('Allowed')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(tester.line(2)).toContainText('/mine')
})

test('the text is kept through several examples, also when it was typed in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/checks/bom')
  const beside = await openTester(await context.newPage())
  await beside.paste('User-agent: *\nDisallow: /mine\n')
  await expect(beside.page).toHaveTitle(/robots/)
  await beside.page.close({ runBeforeUnload: true })
  const opening = page.getByRole('link', { name: 'Open the example in the tester' })
  await opening.click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.goto('/checks/duplicate-rule')
  await opening.click()
  await expect(page.locator('.cm-content')).toContainText('Disallow')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('.cm-line').nth(1)).toContainText('/mine')
})

test('where the browser keeps nothing, that is said, and nothing typed is lost unasked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/checks/missing-colon')
  await page.getByRole('link', { name: 'Open the example in the tester' }).click()
  await expect(page.getByText('did not let us keep the example')).toBeVisible()
  await expect(page).toHaveURL(/missing-colon/)

  const tester = await openTester(page)
  await tester.paste('User-agent: *\nDisallow /mine\n')
  await expect(page.getByText('does not keep what you type')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Reference' }).click({ noWaitAfter: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(tester.line(2)).toContainText('/mine')
})

test('a check that there is none of is named as such, beside those there are', async ({ page }) => {
  await page.goto('/checks/no-such%3Cb%3Echeck')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such check')
  await expect(page.getByText('“no-such<b>check”')).toBeVisible()
  await page.getByRole('link', { name: 'No colon after the name' }).click()
  await expect(page.getByText('missing-colon', { exact: true })).toBeVisible()
})

test('language and colours are chosen in the header, and kept', async ({ page }) => {
  await page.goto('/checks/missing-colon')
  await page.locator('header select').selectOption('ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('名前の後にコロンがない')
  await expect(page).toHaveURL(/\?lang=ja$/)
  await page.locator('header button').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of [
      '/checks',
      '/checks/missing-colon',
      '/checks/groups-run-together?lang=ru',
      '/checks/utf-16?lang=ja',
    ]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await faults(page)).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await faults(page)).toEqual([])
      })
    }
  })
}
