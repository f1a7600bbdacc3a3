import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { chatProcesses, chatSockets } from '../../db/schema/index.ts'
import { aliveSince } from '../../realtime/online-sql.ts'

type Figures = { version: string; bytes: number; sockets: number; processes: number }

/** Returns the version and the size of the database, and the open sockets at all processes that are alive. */
export async function getDatabaseFigures(db: Database, now: Date): Promise<Figures> {
  const isAlive = sql`p.seen_at > ${aliveSince(now).toISOString()}::timestamptz`
  const { rows } = await db.execute<Figures>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from ${chatSockets} s join ${chatProcesses} p on p.id = s.process_id where ${isAlive}) as sockets,
      (select count(*) from ${chatProcesses} p where ${isAlive}) as processes`)
  const [figures] = rows
  if (!figures) throw new Error('The query returned no row.')
  return {
    version: figures.version,
    bytes: Number(figures.bytes),
    sockets: Number(figures.sockets),
    processes: Number(figures.processes),
  }
}
