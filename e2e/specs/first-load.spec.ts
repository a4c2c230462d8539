// Protects the wait of a first visitor on a slow line: how much script arrives before the editor
// can be typed into. Unlike the static check of the bundle, it sees what a browser really asks for.

import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from '../src/test.ts'

const LIMIT = 200 * 1024

test('the editor is usable after less than 200 KiB of script', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  await page.goto('/')
  const editor = page.locator('.cm-content[contenteditable="true"]').first()
  await editor.click()
  const arrived = [...scripts]

  const sizes = await Promise.all(
    arrived.map(async (response) => ({
      path: new URL(response.url()).pathname,
      octets: brotliCompressSync(await response.body()).length,
    })),
  )
  const octets = sizes.reduce((sum, size) => sum + size.octets, 0)
  const list = sizes.map((size) => `${size.path}: ${size.octets}`).join('\n')
  expect(sizes.length, list).toBeGreaterThan(1)
  expect(octets, list).toBeLessThan(LIMIT)
  test.info().annotations.push({ type: 'script in octets (brotli)', description: String(octets) })
})
