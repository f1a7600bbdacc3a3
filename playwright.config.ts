import { defineConfig } from '@playwright/test'
import { SHOP_PORT, SHOP_URL } from './e2e/support/address.ts'
import { CHROMIUM_ARGS, findFastBrowser } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait during an eighth of their time, so a third worker pays off on two cores.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: SHOP_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findFastBrowser(), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Recording takes a third of the time, so it is on for debugging only: `WHIRLIGIG_TRACE=1`.
    trace: process.env.WHIRLIGIG_TRACE ? 'retain-on-failure' : 'off',
  },
  // The real server with its own database. It serves the last build of the app (`npm run build:app`).
  webServer: {
    command: 'node e2e/support/shop-server.ts',
    env: { PORT: String(SHOP_PORT) },
    url: `${SHOP_URL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
