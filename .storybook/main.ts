import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'

/** What is imported where it is needed: charts, and the worker that answers calls. */
const LATE = ['recharts', 'msw', 'msw/browser', 'msw-storybook-addon/csf3']

/** Runs tests from the sidebar, which takes a server: the built Storybook has none, and starts a quarter of a second sooner without. */
const RUNS_TESTS = process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', ...RUNS_TESTS],
  framework: '@storybook/react-vite',
  // A page of docs is for a component, which has a guide. Whatever draws the whole shop would draw it once for each state there,
  // all with one address and one cart.
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
  staticDirs: ['../app/public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript compiler API, so the docgen that needs one cannot run.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    // Found only when they are first used, they would be bundled then, with a second React, while stories run.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LATE] },
  }),
}

export default config
