import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'
import { CSS_TARGET } from '../scripts/css-target.ts'
import { storyChunksPlugin } from '../scripts/visual/story-chunks-plugin.ts'
import { storyFilePlugin } from '../stories/support/docs/story-file-plugin.ts'

/** Packages that are only imported dynamically: charts, and the request mocks. */
const LAZY_DEPENDENCIES = ['recharts', 'msw', 'msw/browser', 'msw-storybook-addon/csf3']

/** Runs tests from the sidebar, which needs a dev server. Without it the built Storybook starts a quarter of a second sooner. */
const DEV_ADDONS = process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']

/** The tests of stories show no docs, so their server does without the analysis of sources and props. */
const IS_TEST = Boolean(process.env.VITEST)

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: IS_TEST ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    ...DEV_ADDONS,
  ],
  framework: '@storybook/react-vite',
  // Only components have a docs page, made from their guide. A docs page of the whole app would draw it once per state, and all
  // of these would share one address and one cart.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        if (file.includes('/stories/ui/')) return entries
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }))
      },
    })),
  features: (defaults, { test }) => ({
    ...defaults,
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // After each change of the page, it reads the computed styles of all elements. It draws frames around what axe reports, which a
    // screenshot does not need.
    highlight: !test,
  }),
  staticDirs: [
    '../app/public',
    './public',
    // For Storybook's own interface: see manager-head.html.
    { from: '../app/src/fonts', to: '/fonts' },
    // The pictures of the fixtures' toys.
    { from: '../art/toys', to: '/images/toys' },
  ],
  // Test builds leave out Storybook's doc blocks by default, but the stories of the guide use one.
  build: { test: { disableBlocks: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript compiler API, so `react-docgen-typescript` cannot run.
  typescript: { reactDocgen: IS_TEST ? false : 'react-docgen' },
  viteFinal: (vite, { test }) =>
    mergeConfig(vite, {
      // Test builds are for `npm run visual`.
      plugins: [tailwindcss(), storyFilePlugin, ...(test ? [storyChunksPlugin(`${import.meta.dirname}/..`)] : [])],
      build: {
        cssTarget: CSS_TARGET,
        // Samples of code show the names of components.
        rolldownOptions: { output: { minify: { mangle: { keepNames: true } } } },
      },
      // Vite would otherwise discover them on first use and bundle them again, with a second React, while stories run.
      optimizeDeps: { include: LAZY_DEPENDENCIES },
    }),
}

export default config
