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

/** Whether npm's own record says that everything of the lock is there: after an `npm install` by hand, say. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(lock).packages
  const there = JSON.parse(readFileSync(record, 'utf8')).packages
  const wantedNames = Object.keys(wanted).filter((name) => name.includes('node_modules/') && !wanted[name].link)
  return (
    Object.keys(there).every((name) => wanted[name]?.version === there[name].version) &&
    // Packages for other platforms are in the lock and never installed.
    wantedNames.every((name) => name in there || wanted[name].optional || wanted[name].devOptional || wanted[name].peer)
  )
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
