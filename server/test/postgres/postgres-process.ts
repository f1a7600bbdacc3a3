import { openPostgres } from '../../src/db/open.ts'
import { startPostgres } from './local-postgres.ts'
import { MIGRATED } from './postgres-server.ts'

// Runs a PostgreSQL server until standard input closes, and prints its URL to standard output. It is a separate process,
// because the library exits its process with code 0, even after failed tests.
const postgres = await startPostgres({
  initdb: ['--no-sync'],
  // Several test files run concurrently, some with several servers.
  server: ['-c', 'max_connections=300', '-c', 'fsync=off'],
})
await postgres.createDatabase(MIGRATED)
await (await openPostgres(`${postgres.url}/${MIGRATED}`)).close()
process.stdout.write(`${postgres.url}\n`)

process.stdin.resume()
await new Promise((resolve) => process.stdin.once('close', resolve))
await postgres.stop()
