// Installs the packages of package-lock.json if other ones are installed: all of them, or with `--omit=dev` only those that build and
// run the shop, which `npm start` needs. It runs before anything is installed, so it uses only Node's own modules and nothing newer
// than Node 20.19.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
const hash = createHash('sha256').update(lock).digest('hex')
const packages = Object.entries(JSON.parse(lock).packages).filter(
  ([folder, entry]) => folder.includes('node_modules/') && !entry.link,
)

/** Returns the version of an installed package, or undefined if it is not installed. */
function getInstalledVersion(folder) {
  const manifest = join(root, folder, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

// Never without them where they are installed already: npm would remove the tools of a developer who starts the shop.
const withoutDev =
  process.argv.includes('--omit=dev') &&
  !packages.some(([folder, entry]) => entry.dev && getInstalledVersion(folder) !== undefined)
const hashFile = join(root, withoutDev ? 'node_modules/.whirligig-lock-without-dev' : 'node_modules/.whirligig-lock')

/**
 * Checks whether the packages of the lock file are installed, for example by a manual `npm install`. It reads the packages
 * themselves, because npm updates its own record (.package-lock.json) even when only the lock file changes.
 */
function isInstalled() {
  return packages
    .filter(([, entry]) => !(withoutDev && entry.dev))
    .every(([folder, entry]) => {
      const version = getInstalledVersion(folder)
      // The lock file also lists packages for other platforms, which npm does not install.
      return version === entry.version || (version === undefined && (entry.optional || entry.devOptional))
    })
}

function install() {
  console.log('Installing dependencies ...')
  // npm must run on the Node it was started with: it may replace the one in node_modules.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, stdio: 'inherit' }
  const ci = ['ci', '--no-audit', '--no-fund', ...(withoutDev ? ['--omit=dev'] : [])]
  const result = npm?.endsWith('.js')
    ? spawnSync(node, [npm, ...ci], options)
    : spawnSync('npm', ci, { ...options, shell: process.platform === 'win32' })
  if (result.error) console.error(result.error.message)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

if (!existsSync(hashFile) || readFileSync(hashFile, 'utf8') !== hash) {
  if (!isInstalled()) install()
  writeFileSync(hashFile, hash)
}
