// @ts-expect-error The addon has no types for what Storybook's own plugin calls.
import { testStory } from '@storybook/addon-vitest/internal/test-utils'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import { type TestResult, TestStatus } from '@stryker-mutator/api/test-runner'
import { isExportStory } from 'storybook/internal/csf'
import { test } from 'vitest'
import { commands } from 'vitest/browser'
import type { StoryResults, StoryRun } from './story-run.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeRun: () => Promise<StoryRun>
    reportResults: (results: StoryResults) => Promise<void>
    /** Of Storybook's addon. */
    resetMousePosition: () => Promise<void>
  }
}

/** What changed code reads and counts. */
const stryker: {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: MutantCoverage
} = {}
Object.assign(globalThis, { __stryker__: stryker })

const STORY_TIMEOUT_MS = 20_000
// The stories' own clocks may be fake.
const { setTimeout, clearTimeout } = globalThis

const modules = import.meta.glob<Record<string, unknown> & { default: object }>('../../stories/ui/**/*.stories.tsx')

async function listIds(file: string): Promise<string[]> {
  const module = await modules[`../../${file}`]?.()
  if (!module) throw new Error(`There is no ${file}.`)
  return Object.keys(module)
    .filter((name) => name !== 'default' && isExportStory(name, module.default))
    .map((name) => `${file}#${name}`)
}

/** Runs a story as Storybook's plugin for Vitest does. Uncaught errors fail it, too. */
async function runStory(id: string): Promise<TestResult> {
  const [file = '', exportName = ''] = id.split('#')
  const module = await modules[`../../${file}`]?.()
  if (!module) throw new Error(`There is no ${file}.`)
  const { promise: failure, reject } = Promise.withResolvers<never>()
  const onError = (event: ErrorEvent) => reject(event.error ?? new Error(event.message))
  const onRejection = (event: PromiseRejectionEvent) => reject(event.reason)
  const timer = setTimeout(() => reject(new Error('The story takes too long.')), STORY_TIMEOUT_MS)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  stryker.currentTestId = id
  const start = performance.now()
  const toResult = () => ({ id, name: id, timeSpentMs: performance.now() - start })
  try {
    await commands.resetMousePosition()
    const story = { exportName, story: module[exportName], meta: module.default, skipTags: [], storyId: id }
    await Promise.race([testStory(story)({ task: { meta: {} } }), failure])
    return { ...toResult(), status: TestStatus.Success }
  } catch (error) {
    return { ...toResult(), status: TestStatus.Failed, failureMessage: String(error) }
  } finally {
    stryker.currentTestId = undefined
    clearTimeout(timer)
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

async function runStories(run: StoryRun): Promise<StoryResults> {
  const ids = run.ids ?? (await Promise.all((run.files ?? []).map(listIds))).flat()
  const tests: TestResult[] = []
  let failed: TestResult | undefined
  Object.assign(stryker, { activeMutant: run.mutant, hitCount: 0, hitLimit: run.hitLimit })
  for (const id of ids) {
    const result = await runStory(id)
    tests.push(result)
    if (result.status === TestStatus.Failed) failed = result
    if (failed && run.bail) break
  }
  const hits = stryker.hitCount
  Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined })
  const isPageClean = !failed || (await runStory(failed.id)).status === TestStatus.Success
  return { tests, coverage: stryker.mutantCoverage, hits, isPageClean }
}

test('runs stories until one leaves the page in another state', { timeout: 0 }, async () => {
  let isPageClean = true
  while (isPageClean) {
    const results = await runStories(await commands.takeRun())
    isPageClean = results.isPageClean
    await commands.reportResults(results)
  }
})
