import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { formatSeconds } from '../test-steps.ts'
import { ACCEPTED_FILE, acceptGroups, readAcceptedChanges } from './accepted-changes.ts'
import { findBaseCommit } from './base-commit.ts'
import { type BuildPictures, readBasePictures, writeBuildPictures } from './build-pictures.ts'
import { buildCommitOnce, buildStorybook } from './build-storybook.ts'
import { compareBuilds } from './compare-builds.ts'
import { HELP, type Options, parseOptions } from './options.ts'
import { readReport, writeReport } from './report.ts'
import { createReport } from './report-data.ts'
import { compareFiles } from './same-stories.ts'
import { summarize } from './summary.ts'
import { findTokenChanges } from './token-changes.ts'
import { COMPARED_VIEWPORTS } from './viewports.ts'

// `npm run visual`: compares the stories of the working tree with those of a base commit. Exit code 1 on changes, 2 on errors.

const root = process.cwd()
const cache = join(root, '.cache/visual')
const reportFolder = join(cache, 'report')

try {
  // A page waits for its browser during a part of the time, so one more than there are cores keeps all of them busy.
  const options = parseOptions(process.argv.slice(2), availableParallelism() + 1)
  if (options === 'help') console.log(HELP)
  else if (options.accept.length > 0) acceptChanges(options)
  else process.exitCode = (await compareWithBase(options)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Records changes of a report as accepted. */
function acceptChanges({ accept, report }: Options): void {
  const count = acceptGroups(root, readReport(report ?? reportFolder), accept)
  console.log(`${ACCEPTED_FILE} accepts ${count} screenshots. Commit it with the change.`)
}

/** Builds both Storybooks, compares them and prints the result. Returns whether nothing has changed without being accepted. */
async function compareWithBase(options: Options): Promise<boolean> {
  const start = performance.now()
  const base = findBaseCommit(root, options.base)
  const after = join(cache, 'after')
  const bases = join(cache, 'bases')
  const before = buildCommitOnce(root, base, bases, options.installed)
  // The folder of the working tree still has its last build.
  const basePictures = readBasePictures(before, [after, ...readdirSync(bases).map((name) => join(bases, name))])
  const afterPictures: BuildPictures = new Map()
  console.log('Building the Storybook of the working tree ...')
  buildStorybook(root, after)
  const tokens = findTokenChanges(root, base)
  const comparison = await compareBuilds({
    ...options,
    before,
    after,
    tokens,
    basePictures,
    afterPictures,
    viewports: COMPARED_VIEWPORTS,
    compareFiles: compareFiles(before, after),
    onProgress,
  })
  writeBuildPictures(before, basePictures)
  writeBuildPictures(after, afterPictures)
  const report = createReport(comparison, tokens, readAcceptedChanges(root))
  const { text, passed } = summarize(report)
  console.log(text)
  console.log(`Report: ${writeReport(reportFolder, comparison, report)}`)
  console.log(`Took ${formatSeconds((performance.now() - start) / 1000)}`)
  return passed
}

function onProgress(done: number, total: number): void {
  if (done % 50 === 0 || done === total) console.log(`${done} of ${total} stories`)
}
