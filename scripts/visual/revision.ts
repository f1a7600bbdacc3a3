import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * The commit to compare with: the one that is named, or where this branch left main.
 * @throws with one line where there is no such revision
 */
export function baseOf(root: string, named: string | undefined): string {
  const tries = named ? [['rev-parse', '--verify', `${named}^{commit}`]] : mergeBases
  for (const args of tries) {
    try {
      return git(root, ...args)
    } catch {
      // The next one may be known here.
    }
  }
  throw new Error(
    named ? `There is no revision '${named}' here.` : 'Neither origin/main nor main is known here: name a --base.',
  )
}
const mergeBases = [
  ['merge-base', 'HEAD', 'origin/main'],
  ['merge-base', 'HEAD', 'main'],
]

/**
 * Builds the Storybook of a checkout into a folder: stories only, without their docs.
 * @throws with all that Storybook said where it cannot be built
 */
export function buildStorybook(checkout: string, out: string): void {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [storybook, 'build', '--test', '--quiet', '-o', out], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nThe stories of ${checkout} cannot be built: see above.`)
}

/**
 * Builds the Storybook of a commit into a folder, in a checkout of its own that is gone afterwards.
 * @param installed use the packages that are installed here even if the commit asks for others
 */
export function buildCommit(root: string, commit: string, out: string, installed: boolean): void {
  const checkout = join(root, '.cache/visual/checkout')
  remove(root, checkout)
  git(root, 'worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
    if (installed || lock(checkout) === lock(root)) linkPackages(root, checkout)
    else {
      console.log('The base asks for other packages: installing those (or use the ones of here with --installed) ...')
      execFileSync('npm', ['ci', '--prefer-offline', '--ignore-scripts'], {
        cwd: checkout,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      })
    }
    buildStorybook(checkout, out)
  } finally {
    remove(root, checkout)
  }
}

function remove(root: string, checkout: string): void {
  if (existsSync(checkout)) rmSync(checkout, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
}

/** Gives a checkout the packages of another; those that are folders of the repository mean the checkout's own. */
export function linkPackages(root: string, checkout: string): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const folder of ['.', ...globSync(workspaces, { cwd: root })]) {
    const modules = join(folder, 'node_modules')
    if (!existsSync(join(root, modules)) || !existsSync(join(checkout, folder))) continue
    for (const name of packagesIn(join(root, modules))) {
      const target = realpathSync(join(root, modules, name))
      const inside = relative(root, target)
      const own = !inside.startsWith('..') && !inside.split(/[\\/]/).includes('node_modules')
      const to = own ? join(checkout, inside) : target
      const link = join(checkout, modules, name)
      mkdirSync(dirname(link), { recursive: true })
      if (existsSync(to)) symlinkSync(to, link, 'junction')
    }
  }
}

/** The packages of a node_modules folder, those with a scope one by one. */
const packagesIn = (modules: string) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
    )
