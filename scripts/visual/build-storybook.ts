import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './base-commit.ts'
import { linkPackages } from './link-packages.ts'

/** How many builds of commits are kept. */
const MAX_KEPT_BUILDS = 3

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * Builds the Storybook of a checkout into a folder, without docs pages.
 * @throws with Storybook's output if the build fails
 */
export function buildStorybook(checkout: string, outDir: string): void {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [storybook, 'build', '--test', '--quiet', '-o', outDir]
  const options = { cwd: checkout, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nThe Storybook of ${checkout} failed to build: see above.`)
}

/**
 * Builds the Storybook of a commit, unless an earlier run has built it. Keeps the builds that were used last.
 * @param folder contains one folder per build
 * @param useInstalled use the installed packages even if the commit's lock file names others
 * @returns the folder of the build
 */
export function buildCommitOnce(root: string, commit: string, folder: string, useInstalled: boolean): string {
  const build = join(folder, useInstalled ? `${commit}-installed` : commit)
  if (existsSync(build)) {
    console.log(`Using the Storybook of ${commit.slice(0, 10)} that was built before.`)
    const now = new Date()
    utimesSync(build, now, now)
    return build
  }
  console.log(`Building the Storybook of ${commit.slice(0, 10)} ...`)
  const unfinished = join(folder, 'unfinished')
  mkdirSync(folder, { recursive: true })
  buildCommit(root, commit, unfinished, useInstalled)
  renameSync(unfinished, build)
  removeOldBuilds(folder)
  return build
}

function removeOldBuilds(folder: string): void {
  const builds = readdirSync(folder).map((name) => join(folder, name))
  const byLastUse = builds.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const build of byLastUse.slice(MAX_KEPT_BUILDS)) rmSync(build, { recursive: true, force: true })
}

/**
 * Builds the Storybook of a commit into a folder, in a temporary git worktree.
 * @param useInstalled use the installed packages even if the commit's lock file names others
 */
function buildCommit(root: string, commit: string, outDir: string, useInstalled: boolean): void {
  const checkout = join(root, '.cache/visual/checkout')
  removeWorktree(root, checkout)
  git(root, 'worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    const readLock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
    if (useInstalled || readLock(checkout) === readLock(root)) linkPackages(root, checkout)
    else installPackages(checkout)
    buildStorybook(checkout, outDir)
  } finally {
    removeWorktree(root, checkout)
  }
}

function installPackages(checkout: string): void {
  console.log('The base has another package-lock.json: installing its packages (--installed skips this) ...')
  execFileSync('npm', ['ci', '--prefer-offline', '--ignore-scripts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

function removeWorktree(root: string, checkout: string): void {
  if (existsSync(checkout)) rmSync(checkout, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
}
