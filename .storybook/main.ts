import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'

/** What is imported where it is needed: charts, and the worker that answers calls. */
const LATE = ['recharts', 'msw', 'msw/browser', 'msw-storybook-addon/csf3']

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
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
