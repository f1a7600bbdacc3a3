// Builds the app when it is not what the sources say, then runs the server. Starts on Node 20.19; the server runs on the
// Node that is installed with the other packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node')
const built = join(root, 'app/dist/.sources')
const SOURCES = ['app', 'ui', 'core', 'features', 'contract', 'art', 'tailwind.config.ts', 'package-lock.json']
const IGNORED = /^(node_modules|dist|\..*)$|\.(test|stories)\.tsx?$|\.mdx?$/

/** Every file below a path, in an order that does not depend on the file system. */
function filesOf(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter((entry) => !IGNORED.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

/** Names and contents of everything that the built app is made of. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(root, source)
    for (const file of source.includes('.') ? [path] : filesOf(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function buildApp() {
  const sources = hashOfSources()
  if (existsSync(built) && readFileSync(built, 'utf8') === sources) return
  console.log('Building the app ...')
  // Not `npm run build:app`: that also fails on an app that has grown too large, which is no reason to stay closed.
  for (const step of [
    ['node_modules/vite/bin/vite.js', 'build', 'app', '--logLevel', 'warn'],
    ['scripts/compress.ts'],
  ]) {
    const { status, error } = spawnSync(node, step, { cwd: root, stdio: 'inherit' })
    if (error) console.error(error.message)
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(built, sources)
}

function runServer() {
  const main = join(root, 'server/src/main.ts')
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', main], { stdio: 'inherit' })
  const stop = () => server.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // npm starts this through a shell, which dies of a SIGTERM without passing it on: then nobody would stop the server.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 500).unref()
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

buildApp()
runServer()
