import { type Config, readConfig } from './config.ts'
import { DEMO_PASSWORD } from './demo/demo-accounts.ts'
import { SECOND } from './lib/clock.ts'
import { explainStartupError } from './lib/startup-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** How long calls that are under way may take when the server is told to stop. */
const DRAIN = 10 * SECOND

function announce({ url, demoAccounts }: RunningServer): void {
  console.log(`\nWhirligig is open at ${url}`)
  if (demoAccounts.length > 0) {
    console.log(`Sign in as ${demoAccounts.join(', ')} with the password ${DEMO_PASSWORD}`)
  }
  console.log('')
}

/** A signal that comes again changes nothing: npm and a terminal both pass on the same Ctrl-C. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN).unref()
    await server.close()
    // The last lines of the log, if somebody still reads it.
    setTimeout(() => process.exit(0), SECOND)
    process.stdout.write('', () => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  const server = await startServer(config, 'stdout')
  stopOnSignal(server)
  announce(server)
} catch (error) {
  for (const line of explainStartupError(error, config) ?? [error]) console.error(line)
  process.exit(1)
}
