import { listPureModules } from './list-pure-modules.ts'

/** `npm run bench:mutations`: changes the code in small ways and counts the changes that no unit test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutations/vitest.config.ts' },
  mutate: listPureModules(),
  tsconfigFile: 'none.json', // Stryker reads it with an API that TypeScript 7 does not have
  disableTypeChecks: false,
  concurrency: 2,
  ignorePatterns: ['**/dist', '.cache', 'server', 'e2e', 'test-results'],
  tempDirName: '.cache/mutations',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutations.json' },
  thresholds: { high: 90, low: 85, break: 75 },
}
