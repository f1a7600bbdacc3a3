import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { OpenDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/db/id.ts'
import { openPostgres } from '../../src/db/open.ts'
import { MIGRATED } from './postgres-server.ts'

export type PostgresSetup = {
  /** Creates an empty database without migrations. @returns its URL */
  createDatabaseUrl: () => Promise<string>
  /** Creates a migrated database and opens it. It is closed after the tests of the file. */
  openFreshPostgres: () => Promise<OpenDatabase & { url: string }>
}

/** Creates a database on the PostgreSQL server that all test files share. @returns its URL */
async function createDatabase(template: string): Promise<string> {
  const response = await fetch(inject('postgresStarterUrl'))
  const server = await response.text()
  if (!response.ok) throw new Error(`The tests' PostgreSQL did not start: ${server}`)
  const name = `test_${newId().replaceAll('-', '')}`
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return `${server}/${name}`
}

/** A PostgreSQL for the tests of a file. Call it at the top level. */
export function setupPostgres(): PostgresSetup {
  const opened: OpenDatabase[] = []
  afterAll(async () => {
    for (const open of opened) await open.close()
  })
  return {
    createDatabaseUrl: () => createDatabase('template0'),
    openFreshPostgres: async () => {
      const url = await createDatabase(MIGRATED)
      const open = await openPostgres(url)
      opened.push(open)
      return { ...open, url }
    },
  }
}
