// Protects: the whole page is there in each language, by the browser's wish, by choice and by link.
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const LANGUAGES = [
  ['en', 'English', 'Blocked', 'Matching rules', 'en-US'],
  ['ja', '日本語', 'ブロック', '一致したルール', 'ja-JP'],
  ['ru', 'Русский', 'Заблокировано', 'Совпавшие правила', 'ru-RU'],
] as const

for (const [code, name, verdict, heading, locale] of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale })

    test('is the language of a browser that asks for it', async ({ page }) => {
      const tester = await openTester(page)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(tester.verdict).toContainText(verdict)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
    })
  })

  test(`${name} can be chosen, is kept, and is part of the link`, async ({ page }) => {
    const tester = await openTester(page)
    await page.locator('header select').selectOption(code)
    await expect(tester.verdict).toContainText(verdict)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    if (code !== 'en') await expect(page).toHaveURL(new RegExp(`lang=${code}`))
    await page.goto('/')
    await expect(tester.verdict).toContainText(verdict)
  })
}

test('the language of a link holds for one visit, that of the reader for all', async ({ page }) => {
  const lang = page.locator('html')
  for (const path of ['/', '/checks', '/checks/bom']) {
    await page.goto(`${path}?lang=ja`)
    await expect(lang).toHaveAttribute('lang', 'ja')
    await page.reload()
    await expect(lang).toHaveAttribute('lang', 'ja')
    await page.goto(path)
    await expect(lang).toHaveAttribute('lang', 'en')
  }
  await page.locator('header select').selectOption('ru')
  await expect(lang).toHaveAttribute('lang', 'ru')
  // A link in the language of the browser, for a reader who chose another one.
  for (const path of ['/', '/checks']) {
    await page.goto(`${path}?lang=en`)
    await expect(lang).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').waitFor()
    await page.reload()
    await expect(lang).toHaveAttribute('lang', 'en')
  }
  await page.goto('/')
  await expect(lang).toHaveAttribute('lang', 'ru')
})

test('a language that the page does not have is told, on every page', async ({ page }) => {
  for (const path of ['/', '/checks', '/checks/bom']) {
    await page.goto(`${path}?lang=xx`)
    const notice = page.getByRole('status', { name: 'Notices' })
    await expect(notice).toContainText('The link’s “lang” cannot be used (“xx”)')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('cannot be used')).toHaveCount(0)
  }
})
