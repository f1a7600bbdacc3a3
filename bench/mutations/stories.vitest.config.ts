import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.ts'

/** Stryker runs this in a copy of the repository. */
const root = `${import.meta.dirname}/../..`

/** The stories of components, run by `story-loop.ts`. */
export default defineConfig({
  root,
  // The packages are links to the repository itself. Only the copy contains the changes.
  resolve: { alias: [{ find: /^@whirligig\/ui$/, replacement: `${root}/ui/src/index.ts` }] },
  server: { fs: { strict: false } },
  plugins: [
    storybookTest({ configDir: `${root}/.storybook` }),
    // After Storybook's plugin, which replaces `include` by the stories.
    { name: 'story-loop', config: () => ({ test: { include: ['bench/mutations/story-loop.ts'] } }) },
  ],
  test: {
    isolate: false,
    setupFiles: ['bench/mutations/short-waits.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: CHROMIUM_ARGS } }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
})
