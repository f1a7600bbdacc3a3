import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { COMPARED_VIEWPORTS, VIEWPORTS } from '../../stories/support/viewports.ts'
import { formatSeconds } from '../steps.ts'
import { HELP, readOptions } from './options.ts'
import { writeReport } from './report.ts'
import { baseOf, buildCommit, buildStorybook } from './revision.ts'
import { run } from './run.ts'
import { summary } from './summary.ts'

const root = process.cwd()
const cache = join(root, '.cache/visual')

try {
  const options = readOptions(process.argv.slice(2), availableParallelism())
  if (options === 'help') console.log(HELP)
  else {
    const start = performance.now()
    const base = baseOf(root, options.base)
    const before = join(cache, 'before')
    const after = join(cache, 'after')
    console.log(`Building the stories of ${base.slice(0, 10)} ...`)
    buildCommit(root, base, before, options.installed)
    console.log('Building the stories as they are now ...')
    buildStorybook(root, after)
    const sizes = COMPARED_VIEWPORTS.map((name) => {
      const { width, height } = VIEWPORTS[name].styles
      return { mode: name, width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
    })
    const comparison = await run({ ...options, before, after, sizes, onProgress })
    const { text, good } = summary(comparison)
    console.log(text)
    console.log(`Report: ${writeReport(join(cache, 'report'), comparison)}`)
    console.log(`Took ${formatSeconds((performance.now() - start) / 1000)}`)
    process.exitCode = good ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function onProgress(done: number, of: number): void {
  if (done % 50 === 0 || done === of) console.log(`${done} of ${of} stories`)
}
