import { listComponents } from './list-components.ts'

const { COMPONENTS = '', PART = '1/1' } = process.env
const { modules, stories } = listComponents(COMPONENTS.split(',').filter(Boolean), PART)

/** `npm run bench:story-mutations`: changes components in small ways and counts the changes that none of their stories notices. */
export default {
  testRunner: 'stories',
  plugins: [`${import.meta.dirname}/story-runner.ts`, `${import.meta.dirname}/ignore-appearance.ts`],
  ignorers: ['appearance'],
  mutate: modules,
  testFiles: stories,
  // Code that runs while modules load would need all stories again: constants, mostly.
  ignoreStatic: true,
  tsconfigFile: 'none.json', // Stryker reads it with an API that TypeScript 7 does not have
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 10,
  ignorePatterns: ['**/dist', '.cache', 'server', 'e2e', 'storybook-static', 'test-results'],
  tempDirName: '.cache/story-mutations',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/story-mutations-${PART.replace('/', '-of-')}.json` },
  thresholds: { high: 90, low: 75, break: 0 },
}
