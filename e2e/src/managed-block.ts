/** A site whose file holds a block of a service, and where the page shows it. */
import { expect, type Page } from '@playwright/test'
import { openTester } from './tester.ts'

export const TEXT = `# ours
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

export const fold = (page: Page) => page.locator('.cm-content button')
const numbers = (page: Page) => page.locator('.cm-lineNumbers .cm-gutterElement:visible')
export const why = (page: Page) => page.getByRole('tabpanel', { name: 'Why' })

/** The tester with this file, fetched, and the address of a page of its site. */
export async function openFetched(
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
export async function shownNumbers(page: Page): Promise<string> {
  return (await numbers(page).allTextContents()).join(' ')
}
