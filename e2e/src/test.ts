// `test` as the specs use it: Playwright's own, with a fake site that lives as long as one test.

import { test as base, expect } from '@playwright/test'
import { type FakeSite, startFakeSite } from './fake-site.ts'

export const test = base.extend<{ readonly site: FakeSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  site: async ({}, use) => {
    const site = await startFakeSite()
    await use(site)
    await site.close()
  },
})

export { expect }
