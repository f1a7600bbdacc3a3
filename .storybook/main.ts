import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { CSS_TARGET } from '../scripts/css-target.ts'
import { storyChunksPlugin } from '../scripts/visual/story-chunks-plugin.ts'

/** Packages that are only imported dynamically: charts, and the request mocks. */
const LAZY_DEPENDENCIES = ['recharts', 'msw', 'msw/browser', 'msw-storybook-addon/csf3']

/** Runs tests from the sidebar, which needs a dev server. Without it the built Storybook starts a quarter of a second sooner. */
const DEV_ADDONS = process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', ...DEV_ADDONS],
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
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  staticDirs: [
    '../app/public',
    './public',
    // For Storybook's own interface: see manager-head.html.
    { from: '../app/src/fonts', to: '/fonts' },
    // The pictures of the fixtures' toys.
    { from: '../art/toys', to: '/images/toys' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript compiler API, so `react-docgen-typescript` cannot run.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { test }) => ({
    ...vite,
    // Test builds are for `npm run visual`.
    plugins: [
      ...(vite.plugins ?? []),
      tailwindcss(),
      ...(test ? [storyChunksPlugin(`${import.meta.dirname}/..`)] : []),
    ],
    build: { ...vite.build, cssTarget: CSS_TARGET },
    // Vite would otherwise discover them on first use and bundle them again, with a second React, while stories run.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LAZY_DEPENDENCIES] },
  }),
}

export default config
