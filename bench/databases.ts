import { openFolder, openPostgres } from '../server/src/db/open.ts'
import { startPostgres } from '../server/test/postgres/local-postgres.ts'
import { generate } from './catalogue-sql.ts'

/** Settings that make a server use a filled database. */
export type Filled = { name: string; products: number; env: Record<string, string> }

/** A real PostgreSQL with the settings it comes with; each database on it is a shop of another size. */
export async function startShops() {
  const { url, pid, createDatabase, stop } = await startPostgres()
  const fill = async (products: number): Promise<Filled> => {
    const name = `shop_${products}`
    await createDatabase(name)
    const databaseUrl = `${url}/${name}`
    const open = await openPostgres(databaseUrl)
    await generate(open.db, products)
    await open.close()
    return { name: 'postgres', products, env: { DATABASE_URL: databaseUrl } }
  }
  return { pid, fill, stop }
}

/** The embedded PostgreSQL in a folder of its own, filled. */
export async function fillFolder(dataDir: string, products: number): Promise<Filled> {
  const open = await openFolder(dataDir)
  await generate(open.db, products)
  await open.close()
  return { name: 'pglite', products, env: { DATA_DIR: dataDir } }
}
