import type { MutantCoverage } from '@stryker-mutator/api/core'
import type { TestResult } from '@stryker-mutator/api/test-runner'

/** Stories to run: those of files, or those with these ids (`stories/ui/table.stories.tsx#Default`) while a change is active. */
export type StoryRun = { files?: string[]; ids?: string[]; mutant?: string; hitLimit?: number; bail: boolean }

/** `isPageClean`: the story that failed passes without the change. If not, the page is closed. */
export type StoryResults = {
  tests: TestResult[]
  coverage?: MutantCoverage
  hits?: number
  isPageClean: boolean
  error?: string
}
