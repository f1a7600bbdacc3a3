import { openPostgres } from '../../src/db/open.ts'
import { startPostgres } from './local-postgres.ts'
import { MIGRATED } from './postgres-server.ts'

// A real PostgreSQL for as long as somebody holds the standard input; its URL is the one line of the standard output. In a
// process of its own, because the library ends whatever process it is in with the exit code 0, failed tests or not.
const postgres = await startPostgres({
  initdb: ['--no-sync'],
  // Several test files at a time, some with several shops.
  server: ['-c', 'max_connections=300', '-c', 'fsync=off'],
})
await postgres.createDatabase(MIGRATED)
await (await openPostgres(`${postgres.url}/${MIGRATED}`)).close()
process.stdout.write(`${postgres.url}\n`)

process.stdin.resume()
await new Promise((resolve) => process.stdin.once('close', resolve))
await postgres.stop()
