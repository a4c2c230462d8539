import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Machines that build and test at once are slow; a test that hangs is still found out.
    testTimeout: 30_000,
    environment: 'node',
    setupFiles: ['test/seed.ts'],
  },
})
