// The server, restarted when its sources change, and Vite in front of it. Ctrl-C, or the end of either, ends both.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node')
// Links in mails lead to the app that is being worked on.
const env = { APP_URL: 'http://localhost:5173', ...process.env }
const run = (...args) => spawn(node, args, { cwd: root, stdio: 'inherit', env })

const processes = [
  run('--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'server/src/main.ts'),
  run('node_modules/vite/bin/vite.js', 'app'),
]

let running = processes.length
let stopping = false
let exitCode = 0
const stop = () => {
  stopping = true
  for (const child of processes) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// A shell between npm and this dies of a SIGTERM without passing it on.
const parent = process.ppid
setInterval(() => process.ppid === parent || stop(), 500).unref()

for (const child of processes) {
  child.on('error', (error) => {
    console.error(error.message)
    exitCode = 1
    stop()
  })
  child.on('exit', (code) => {
    // What ends because it was told to ended well, whatever it says.
    if (!stopping) exitCode = code ?? 1
    running -= 1
    stop()
    if (running === 0) process.exit(exitCode)
  })
}
