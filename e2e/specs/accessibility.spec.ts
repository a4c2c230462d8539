// Protects: axe finds nothing on any view, in either theme, and nothing scrolls sideways on a phone
// but the file itself.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('first visit, a chosen line, the keys', async ({ page }) => {
      const tester = await openTester(page)
      await page.getByRole('heading', { name: 'About Googlebot Image' }).click()
      await expect(page.getByText('Its operator says so')).toBeVisible()
      expect(await faults(page)).toEqual([])
      await tester.line(8).click()
      await expect(page.getByRole('heading', { name: 'Line 8' })).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      expect(await faults(page)).toEqual([])
    })

    test('the list of crawlers, open', async ({ page }) => {
      const tester = await openTester(page)
      await tester.crawler.click()
      await expect(page.getByRole('listbox')).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('all crawlers', async ({ page }) => {
      await openTester(page, '/?tab=crawlers')
      await page.getByText(/^All /).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('a response, and notices', async ({ page, site }) => {
      site.answer('/robots.txt', { kind: 'redirect', location: '/r.txt' })
      site.answer('/r.txt', { kind: 'body', body: '<html>', contentType: 'text/html' })
      const url = encodeURIComponent(site.origin)
      const tester = await openTester(page, `/?url=${url}&tab=response&dialect=x`)
      await expect(page.getByText('What each reader makes of this answer')).toBeVisible()
      expect(await faults(page)).toEqual([])
      await tester.address.fill('https://shop.example.com/')
      await expect(page.getByText('This file does not govern')).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('no response, and an address that is none', async ({ page }) => {
      const tester = await openTester(page, '/?tab=response')
      await tester.address.fill('mailto:x')
      await expect(tester.verdict).toContainText('Cannot tell')
      expect(await faults(page)).toEqual([])
    })

    test('on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const tester = await openTester(page)
      expect(await faults(page)).toEqual([])
      await tester.tab('Why').click()
      expect(await faults(page)).toEqual([])
    })
  })
}

for (const lang of ['en', 'ja', 'ru']) {
  for (const width of [360, 390, 768, 1024]) {
    test(`nothing scrolls sideways at ${width} px in ${lang}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 740 })
      site.robots(`User-agent: *\nDisallow: /${'long'.repeat(60)}\n`)
      const url = encodeURIComponent(`${site.origin}/${'long'.repeat(80)}`)
      const tester = await openTester(page, `/?url=${url}&lang=${lang}&dialect=broken`)
      await expect(tester.line(2)).toContainText('longlong')
      const tabs = page.getByRole('tab')
      for (let i = 0; i < (await tabs.count()); i += 1) {
        await tabs.nth(i).click()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      }
    })
  }
}

test('the verdict stays on top of a phone while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const tester = await openTester(page, '/?tab=crawlers')
  await page.mouse.wheel(0, 1500)
  await expect(tester.verdict.getByText('Blocked')).toBeInViewport()
})

test('everything is on one screen of 1440 × 900', async ({ page }) => {
  const tester = await openTester(page)
  for (const part of [tester.address, tester.crawler, tester.verdict, tester.file]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('heading', { name: 'Matching rules' })).toBeInViewport()
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
  )
  expect(scrolls).toBe(false)
})

test('on a phone the header leads to every page, and all that can be pressed is large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tester = await openTester(page, '/?tab=problems')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'API' })).toBeVisible()
  await tester.paste('User-agent: *\nDisallow /private/\nDisallow: /a\nDisallow: /a\n')
  await tester.tab(/^Problems/).click()
  await expect(page.getByRole('link', { name: 'About this check' }).first()).toBeVisible()
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main a, main button, header a, header button'))
      .filter((element) => element.checkVisibility() && !element.closest('.cm-editor'))
      .map((element) => ({
        text: element.textContent,
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 24),
  )
  expect(small).toEqual([])
  await pages.getByRole('link', { name: 'Reference' }).click()
  await expect(pages.getByRole('link', { name: 'Tester' })).toBeVisible()
})

for (const lang of ['en', 'ja', 'ru']) {
  test(`on a phone no heading of a table reaches into the next (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const tester = await openTester(page, `/?lang=${lang}`)
    await tester.page.getByRole('tab').nth(1).click()
    const heads = page.locator('th[scope=col]:visible')
    await expect(heads.first()).toBeVisible()
    const overflowing = await heads.evaluateAll((all) =>
      all.filter((head) => head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent),
    )
    expect(overflowing).toEqual([])
  })
}
