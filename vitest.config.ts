import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findFastBrowser } from './scripts/browser.ts'

/** Tests that pack the library or need a browser. They are too slow for the unit tests. */
const TOOL_TESTS = [
  'scripts/library/packed.test.ts',
  'scripts/visual/compare-builds.test.ts',
  'scripts/visual/report.test.ts',
]

export default defineConfig({
  test: {
    // For `npm run coverage:stories`: the client code that stories execute.
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
          exclude: ['**/node_modules/**', '**/dist/**', ...TOOL_TESTS],
        },
      },
      { test: { name: 'tools', environment: 'node', include: TOOL_TESTS } },
      {
        test: {
          name: 'server',
          // Files share a process, its modules and its empty databases, which saves two thirds of the time. Tests must clean up.
          isolate: false,
          // Tests wait for the database during a third of their time, so a third worker pays off on two cores.
          maxWorkers: 3,
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/postgres/postgres-server.ts'],
          // Some tests start the server in its own process, which takes a quarter less time with compiled code.
          env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node` },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A poll waits as long as a slow machine needs. The default is a second.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Files share a page, as in Storybook itself, which saves half of the time. A third page on two cores takes longer.
          isolate: false,
          setupFiles: ['.storybook/prepare-test-page.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // The component overview loads all components, which is slow on a busy machine.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            // With less motion, as screenshots are taken: axe and assertions need not wait for transitions. Motion itself is left to e2e.
            provider: playwright({
              launchOptions: { executablePath: findFastBrowser(), args: CHROMIUM_ARGS },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            // What Storybook sets for each story. With another size, the page would change it twice per file.
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            dependencySourcemaps: false,
            testerHtmlPath: `${import.meta.dirname}/.storybook/test-page.html`,
          },
        },
      },
    ],
  },
})
