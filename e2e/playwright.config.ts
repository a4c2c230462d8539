import { defineConfig, devices } from '@playwright/test'
import { freePort } from './src/free-port.ts'

// Playwright reads this file again in each of its workers: the port is chosen once and inherited.
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const baseURL = `http://127.0.0.1:${port}`

// scripts/browser.mjs sets this; without it Playwright takes its own browser.
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
  ],
  webServer: {
    command: 'node ../scripts/serve.mjs',
    url: `${baseURL}/healthz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      // The fake sites of the tests live on loopback, which the fetcher refuses by default.
      ALLOW_PRIVATE_ADDRESSES: '127.0.0.0/8,::1',
      RATE_LIMIT_FETCH: '0',
      RATE_LIMIT_COMPUTE: '0',
      FETCH_CACHE_SECONDS: '0',
      LOG_LEVEL: 'warn',
    },
  },
})
