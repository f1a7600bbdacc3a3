import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/test/postgres/local-postgres.ts'
import { startShop } from '../processes.ts'

const BUILT_PAGE = join(import.meta.dirname, '../../app/dist/index.html')

/** Throws unless the app is built. */
export function requireBuiltApp(): void {
  if (!existsSync(BUILT_PAGE)) throw new Error('The app is not built. Run npm run build:app first.')
}

/** Starts the server with the demo toys and the built app. `stop` deletes its data. */
export async function startDemoShop(database: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-pages-'))
  const postgres = database === 'postgres' ? await startPostgres() : null
  if (postgres) await postgres.createDatabase('shop')
  const settings: Record<string, string> = { DEMO: 'on', DATA_DIR: folder }
  if (postgres) settings.DATABASE_URL = `${postgres.url}/shop`
  const server = await startShop(settings)
  return {
    origin: new URL(server.url).origin,
    stop: async () => {
      await server.stop()
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
