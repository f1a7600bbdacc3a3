import { defineConfig } from 'vitest/config'

/** The unit tests alone: one project in one process, as Stryker needs it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,core,ui,features}/**/*.test.{ts,tsx}', 'stories/ui-server-rendering.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
