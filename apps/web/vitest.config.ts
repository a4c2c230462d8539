import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Machines that build and test at once are slow; a test that hangs is still found out.
    testTimeout: 30_000,
    environment: 'happy-dom',
  },
})
