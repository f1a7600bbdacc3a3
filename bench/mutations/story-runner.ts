import { relative } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  MutantRunStatus,
  type TestRunner,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { createVitest, type Vitest } from 'vitest/node'
import type { StoryResults, StoryRun } from './story-run.ts'

const LOOP = 'bench/mutations/story-loop.ts'

/**
 * A test runner of Stryker: runs stories in a page that stays open. A page per change, as in Stryker's own runner for Vitest, spends
 * most of the time loading modules. A change can leave the page in a state that fails the next story; then the page is opened again.
 */
class StoryRunner implements TestRunner {
  private vitest?: Vitest
  private page?: Promise<unknown>
  private run = Promise.withResolvers<StoryRun>()
  /** Stories by the number of changes that they noticed. These run first. */
  private readonly kills = new Map<string, number>()
  private results = Promise.withResolvers<StoryResults>()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    process.env.VITEST = '1' // Storybook's plugin reads it.
    const commands = {
      takeRun: () => this.run.promise,
      reportResults: (_context: unknown, results: StoryResults) => {
        this.run = Promise.withResolvers()
        this.results.resolve(results)
      },
    }
    this.vitest = await createVitest(
      'test',
      { config: 'bench/mutations/stories.vitest.config.ts', watch: false, onConsoleLog: () => false },
      { test: { browser: { commands } } },
    )
  }

  async dryRun({ testFiles = [] }: { testFiles?: string[] }) {
    const files = testFiles.map((file) => relative(process.cwd(), file))
    const { tests, coverage, error } = await this.runStories({ files, bail: false })
    if (error) return { status: DryRunStatus.Error, errorMessage: error } as const
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage } as const
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions) {
    const ids = testFilter.toSorted((a, b) => this.countKills(b) - this.countKills(a))
    const run = { mutant: activeMutant.id, hitLimit, ids, bail: true }
    const first = await this.runStories(run)
    const { tests, hits, error } = first.isPageClean ? first : await this.runStories(run)
    if (error) return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: error })
    const result = toMutantRunResult(
      determineHitLimitReached(hits, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    )
    if (result.status === MutantRunStatus.Killed)
      for (const id of result.killedBy) this.kills.set(id, this.countKills(id) + 1)
    return result
  }

  async dispose() {
    await this.vitest?.close()
  }

  private countKills(id: string): number {
    return this.kills.get(id) ?? 0
  }

  /** Hands a run to the page, which is opened if necessary. */
  private async runStories(run: StoryRun): Promise<StoryResults> {
    this.results = Promise.withResolvers()
    this.run.resolve(run)
    this.page ??= this.openPage()
    const results = await this.results.promise
    if (!results.isPageClean) await this.page
    return results
  }

  private async openPage() {
    await this.vitest?.start([LOOP])
    this.page = undefined
    this.run = Promise.withResolvers() // A change that navigates away takes its run and reports nothing.
    const failures = this.vitest?.state.getFiles().flatMap((file) => [file, ...file.tasks])
    const errors = failures?.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => message)
    this.results.resolve({ tests: [], isPageClean: true, error: errors?.join('\n') || 'The page was closed.' })
  }
}

/** A plugin of Stryker: see `StoryRunner`. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'stories', StoryRunner)]
