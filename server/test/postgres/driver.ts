import type { Database } from '../../src/db/database.ts'

type Statement = [text: string, parameters?: unknown[]]

/** What the embedded database is asked through: every statement outside of a transaction goes through `query`. */
export type Driver = {
  query: (...statement: Statement) => Promise<{ rows: Record<string, string>[] }>
  transaction: (work: (tx: Driver) => Promise<unknown>) => Promise<unknown>
}

/** The driver below Drizzle, for a test to listen at or to break. */
export function getDriver(db: Database): Driver {
  const { $client } = db as unknown as { $client: Driver } // Drizzle keeps it there; the shared type does not say so
  return $client
}
