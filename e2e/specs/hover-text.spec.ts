// Protects: what is told of a problem where it stands in the file can be closed by Escape without the
// pointer or the keyboard losing its place, is in view however long the line, and tells of every
// problem, also of those that lie inside others.
import type { Page } from '@playwright/test'
import { expect, test } from '../src/test.ts'
import { openTester } from '../src/tester.ts'

const COLONS = 'User-agent: *\nDisallow /private/\nAllow /public/\n'

const text = (page: Page) => page.locator('.cm-tooltip-lint')
const underlines = (page: Page) => page.locator('.cm-lintRange')

test('Escape closes it, wherever the keyboard is', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(COLONS)
  await expect(underlines(page)).toHaveCount(2)

  await page.keyboard.press('F8')
  await expect(text(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeHidden()
  await expect(tester.file).toBeFocused()
  // The way goes on from here.
  await page.keyboard.press('F8')
  await expect(text(page)).toContainText('Allow has no colon behind it')
  await text(page).getByRole('button', { name: 'Insert the colon' }).focus()
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeHidden()
  await expect(tester.file).toBeFocused()

  await tester.address.focus()
  for (const place of [underlines(page).first(), page.locator('.cm-lint-marker').last()]) {
    await place.hover()
    await expect(text(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text(page)).toBeHidden()
    await expect(tester.address).toBeFocused()
    await page.mouse.move(900, 500)
  }
})

test('the cursor going elsewhere closes it', async ({ page }) => {
  const tester = await openTester(page)
  await tester.paste(COLONS)
  await expect(underlines(page)).toHaveCount(2)
  await page.keyboard.press('F8')
  await expect(text(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(text(page)).toBeHidden()
})

for (const width of [1440, 390]) {
  test(`F8 shows the beginning of a line that is longer than the file is wide (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const tester = await openTester(page)
    await tester.paste(`User-agent: *\nDisallow /${'a'.repeat(3000)}\n`)
    await expect(underlines(page).first()).toBeVisible()
    await page.keyboard.press('F8')
    await expect(text(page)).toContainText('has no colon behind it')
    await expect(text(page)).toBeInViewport()
    const box = await text(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    // It is still there a moment later, and the cursor with it.
    await expect(tester.line(2)).toHaveClass(/cm-activeLine/)
    await page.keyboard.press('Home')
    await page.keyboard.type('#')
    await expect(tester.line(2)).toContainText('#Disallow')
  })
}

test('F8 comes to a problem that lies inside another, and round again', async ({ page }) => {
  const tester = await openTester(page)
  // The whole line is an error, a part of it is a hint of its own.
  await tester.paste('Disallow: /a//**b/\nUser-agent: *\nDisallow: /\n')
  await expect(underlines(page).first()).toBeVisible()
  const told = new Set<string>()
  const inPanel = tester.tab(/^Problems \d/)
  const count = Number(/\d+/.exec((await inPanel.textContent()) ?? '')?.[0])
  for (let press = 0; press <= count; press += 1) {
    await page.keyboard.press('F8')
    await expect(text(page)).toBeVisible()
    for (const one of await text(page).locator('.cm-diagnostic').allTextContents()) told.add(one)
  }
  expect(told.size).toBe(count)
})
