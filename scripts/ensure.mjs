// Installs what package-lock.json says, when that is not what is installed. Runs before anything is: only Node's own
// modules here, and nothing newer than Node 20.19.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules/.whirligig-lock')
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
const hash = createHash('sha256').update(lock).digest('hex')

/** The version of an installed package; undefined when it is not there. */
function versionOf(name) {
  const manifest = join(root, name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/**
 * Whether everything of the lock is there, after an `npm install` by hand, say. The packages themselves are asked: npm's
 * record of them (.package-lock.json) is also rewritten when only the lock changes.
 */
function isInstalled() {
  return Object.entries(JSON.parse(lock).packages)
    .filter(([name, wanted]) => name.includes('node_modules/') && !wanted.link)
    .every(([name, wanted]) => {
      const version = versionOf(name)
      // Packages for other platforms are in the lock and never installed.
      return version === wanted.version || (version === undefined && (wanted.optional || wanted.devOptional))
    })
}

function install() {
  console.log('Installing dependencies ...')
  // npm runs on the node it was started with, not on the one in node_modules, which it is about to replace.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, stdio: 'inherit' }
  const result = npm?.endsWith('.js')
    ? spawnSync(node, [npm, 'ci', '--no-audit', '--no-fund'], options)
    : spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { ...options, shell: process.platform === 'win32' })
  if (result.error) console.error(result.error.message)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  if (!isInstalled()) install()
  writeFileSync(stamp, hash)
}
