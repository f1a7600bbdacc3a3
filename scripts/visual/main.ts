import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { COMPARED_MODES, VIEWPORTS } from '../../stories/support/viewports.ts'
import { formatSeconds } from '../test-steps.ts'
import { findBaseCommit } from './base-commit.ts'
import { buildCommit, buildStorybook } from './build-storybook.ts'
import { compareBuilds } from './compare-builds.ts'
import { HELP, type Options, parseOptions } from './options.ts'
import { writeReport } from './report.ts'
import { summarize } from './summary.ts'

// `npm run visual`: compares the stories of the working tree with those of a base commit. Exit code 1 on changes, 2 on errors.

const root = process.cwd()
const cache = join(root, '.cache/visual')

try {
  const options = parseOptions(process.argv.slice(2), availableParallelism())
  if (options === 'help') console.log(HELP)
  else process.exitCode = (await compareWithBase(options)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Builds both Storybooks, compares them and prints the result. Returns whether nothing has changed. */
async function compareWithBase(options: Options): Promise<boolean> {
  const start = performance.now()
  const base = findBaseCommit(root, options.base)
  const before = join(cache, 'before')
  const after = join(cache, 'after')
  console.log(`Building the Storybook of ${base.slice(0, 10)} ...`)
  buildCommit(root, base, before, options.installed)
  console.log('Building the Storybook of the working tree ...')
  buildStorybook(root, after)
  const viewports = Object.entries(COMPARED_MODES).map(([mode, { viewport, theme }]) => {
    const { width, height } = VIEWPORTS[viewport].styles
    return { mode, theme, width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
  })
  const comparison = await compareBuilds({ ...options, before, after, viewports, onProgress })
  const { text, passed } = summarize(comparison)
  console.log(text)
  console.log(`Report: ${writeReport(join(cache, 'report'), comparison)}`)
  console.log(`Took ${formatSeconds((performance.now() - start) / 1000)}`)
  return passed
}

function onProgress(done: number, total: number): void {
  if (done % 50 === 0 || done === total) console.log(`${done} of ${total} stories`)
}
