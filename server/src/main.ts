import './lib/load-drizzle-faster.ts'
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from './config.ts'
import { DEMO_PASSWORD } from './demo/demo-accounts.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { SECOND } from './lib/clock.ts'
import { PRIVATE_UMASK } from './lib/data-folder.ts'
import type { RunningServer } from './start-server.ts'

/** How long pending requests may take after a signal. */
const DRAIN_TIMEOUT_MS = 10 * SECOND
/** How long the last log lines may take. A reader that has stopped reading must not keep the process alive. */
const LOG_FLUSH_TIMEOUT_MS = SECOND

function printWelcome({ url, demoAccounts }: RunningServer): void {
  console.log(`\nWhirligig is open at ${url}`)
  if (demoAccounts.length > 0) {
    console.log(`Sign in as ${demoAccounts.join(', ')} with the password ${DEMO_PASSWORD}`)
  }
  console.log('')
}

function flushLog(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOG_FLUSH_TIMEOUT_MS)
    process.stdout.write('', () => resolve())
  })
}

/** On a signal: completes pending requests, closes the database and exits. */
function closeOnSignal(server: RunningServer, { shutdownDelayMs }: Config): void {
  closeWithGrace({ delay: shutdownDelayMs + DRAIN_TIMEOUT_MS }, async ({ err }) => {
    // close-with-grace exits at once on a second signal, but npm and a terminal both forward the same Ctrl-C.
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).on(signal, () => {})
    if (err) console.error(err)
    await server.close()
    await flushLog()
  })
}

process.umask(PRIVATE_UMASK)
let config: Config | undefined
try {
  config = readConfig(process.env)
  // Not a static import: an invalid setting is reported before this is loaded, and it loads faster (see the first import).
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config, 'stdout')
  closeOnSignal(server, config)
  printWelcome(server)
} catch (error) {
  for (const line of explainStartupError(error, config) ?? [error]) console.error(line)
  process.exit(1)
}
