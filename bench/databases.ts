import { openFolder, openPostgres } from '../server/src/db/open.ts'
import { startPostgres } from '../server/test/postgres/local-postgres.ts'
import { generateData, type Sizes } from './generate-data.ts'

/** A filled database and the environment variables that make a server use it. */
export type FilledDatabase = { name: string; products: number; env: Record<string, string> }

/** Starts a PostgreSQL server with default settings. `fill` creates a database on it for each number of products. */
export async function startPostgresServer() {
  const { url, pid, createDatabase, stop } = await startPostgres()
  const fill = async (products: number, other?: Partial<Sizes>): Promise<FilledDatabase> => {
    const name = `shop_${products}`
    await createDatabase(name)
    const databaseUrl = `${url}/${name}`
    const open = await openPostgres(databaseUrl)
    await generateData(open.db, products, other)
    await open.close()
    return { name: 'postgres', products, env: { DATABASE_URL: databaseUrl } }
  }
  return { pid, fill, stop }
}

/** Fills an embedded database in this folder. */
export async function fillEmbeddedDatabase(dataDir: string, products: number): Promise<FilledDatabase> {
  const open = await openFolder(dataDir)
  await generateData(open.db, products)
  await open.close()
  return { name: 'pglite', products, env: { DATA_DIR: dataDir } }
}
