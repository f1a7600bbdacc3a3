import type { Database } from '../../src/db/database.ts'

type Statement = [text: string, parameters?: unknown[]]

/** The driver of the embedded database. Every statement outside of a transaction uses `query`. */
export type Driver = {
  query: (...statement: Statement) => Promise<{ rows: Record<string, string>[] }>
  transaction: (work: (tx: Driver) => Promise<unknown>) => Promise<unknown>
}

/** Returns the driver below Drizzle, so that tests can spy on it or make it fail. */
export function getDriver(db: Database): Driver {
  const { $client } = db as unknown as { $client: Driver } // a Drizzle property that the common type does not declare
  return $client
}
