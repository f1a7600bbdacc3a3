import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findBrowser } from './scripts/browser.ts'

/** What packs the library or wants a browser: more than unit tests should. */
const OWN_STEPS = ['scripts/library/packed.test.ts', 'scripts/visual/compare-builds.test.ts']

export default defineConfig({
  test: {
    // `npm run coverage:stories`: what stories reach of what can be seen.
    coverage: {
      include: ['{ui,core,app}/src/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/dist/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['{.storybook,art,contract,core,ui,features,app,stories,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...OWN_STEPS],
        },
      },
      { test: { name: 'tools', environment: 'node', include: OWN_STEPS } },
      {
        test: {
          name: 'server',
          // One process keeps its modules and empty databases for the next file: a third of the work. Nothing may be left behind.
          isolate: false,
          // They wait for the database for a third of their time.
          maxWorkers: 3,
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/postgres/postgres-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Files share their page, as in Storybook itself: half of the work. Stories wait more than they work.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // The catalogue loads all components: on a machine that does something else as well, that takes a while.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS } }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
