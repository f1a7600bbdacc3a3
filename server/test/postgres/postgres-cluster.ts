import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { OpenDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/db/id.ts'
import { openPostgres } from '../../src/db/open.ts'
import { MIGRATED } from './postgres-server.ts'

export type FreshPostgres = {
  /** Makes an empty database, not migrated. */
  createDatabaseUrl: () => Promise<string>
  /** The same, migrated and opened; closed after the file's tests at the latest. */
  openFreshPostgres: () => Promise<OpenDatabase & { url: string }>
}

/** A new database of the one PostgreSQL that all test files share; answers its URL. */
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

/** A real PostgreSQL for a test file: call it at the top level. Each database that it makes is new. */
export function setupPostgres(): FreshPostgres {
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
