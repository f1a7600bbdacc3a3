// Long because it is a table of both databases and of all kinds of invalid backups.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manualClock } from '../../test/manual-clock.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { testApp } from '../../test/test-app.ts'
import { dbCommand } from '../cli/db-command.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { contactMessages, externalSignIns, orders, products, sessions, users } from '../db/schema/index.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { pictureFolderPath } from '../images/picture-folder.ts'
import { startSession } from '../modules/auth/sessions.ts'
import { withChecksum } from './format.ts'
import { backedUpTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const { createDatabaseUrl } = setupPostgres()
const clock = manualClock()
const folder = mkdtempSync(join(tmpdir(), 'whirligig-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Text that is hard to serialize: unusual line separators, multi-byte characters, quotes, JSON. */
const DIFFICULT_TEXT = 'one\ntwo\r\n\u2028three\u0085 🧸 "four" \\u0000 {"r":1} \\'

/** Creates a shop on the embedded database or on a PostgreSQL, and its `npm run db` command. */
function createShop(name: string, databaseUrl: string | null) {
  const config = { ...readConfig({ DATA_DIR: join(folder, name), DEMO: 'off' }), databaseUrl }
  const withOpenDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const open = await openDatabase(config)
    try {
      return await work(open.db)
    } finally {
      await open.close()
    }
  }
  const db = async (...args: string[]) => {
    const lines: string[] = []
    await dbCommand({ config, clock, print: (line) => lines.push(line) }, args)
    return lines
  }
  /** All rows of the backed-up tables, as text. */
  const rows = () =>
    withOpenDatabase(async (db) => {
      const all: Record<string, unknown[]> = {}
      for (const table of backedUpTables) {
        const found = await db.execute(
          sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
        )
        all[table] = found.rows
      }
      return all
    })
  const pictures = () => {
    const images = pictureFolderPath(config.dataDir)
    return Object.fromEntries(readdirSync(images).map((file) => [file, readFileSync(join(images, file)).length]))
  }
  return { config, withOpenDatabase, db, rows, pictures }
}
type Shop = ReturnType<typeof createShop>

let embedded: Shop
let real: Shop
let backup: string
let originalRows: Awaited<ReturnType<Shop['rows']>>
let pictures: ReturnType<Shop['pictures']>

beforeAll(async () => {
  embedded = createShop('embedded', null)
  real = createShop('real', await createDatabaseUrl())
  const now = clock.now()
  await embedded.withOpenDatabase(async (db) => {
    await seedDemo({ db, config: embedded.config, clock })
    const [user] = await db.select({ id: users.id }).from(users)
    await startSession(db, user?.id ?? '', now)
    const begun = { provider: 'Google' as const, stateHash: 'a', nonce: 'n', codeVerifier: 'v' }
    await db.insert(externalSignIns).values({ ...begun, createdAt: now, expiresAt: now })
    await db
      .insert(contactMessages)
      .values({ name: DIFFICULT_TEXT, email: 'a@b.co', message: DIFFICULT_TEXT, createdAt: now })
  })
  originalRows = await embedded.rows()
  pictures = embedded.pictures()
  backup = join(folder, 'first.gz')
  const lines = await embedded.db('backup', backup)
  const count = Object.values(originalRows).flat().length.toLocaleString('en-US')
  expect(lines).toEqual([`Backed up ${count} rows and ${Object.keys(pictures).length} picture files to ${backup}.`])
}, 240_000)

it('creates a file that can only be read by its owner, and contains no sessions or tokens', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const text = gunzipSync(readFileSync(backup)).toString()
  expect(text).not.toMatch(/^t(sessions|external_sign_ins|password_resets)$/m)
  expect(text).not.toContain('token_hash":"')
  expect(readdirSync(folder)).not.toContain('first.gz.partial')
})

it('keeps the embedded database free while it reads the pictures', async () => {
  const answers: unknown[] = []
  await embedded.withOpenDatabase(async (db) => {
    const read = async () => {
      answers.push(await db.execute(sql`select 1`)) // waits for an open transaction
      return null
    }
    const storage = { read, has: async () => false, write: async () => {}, remove: async () => {} }
    const { missing } = await writeBackup({ db, storage, clock }, join(folder, 'without-pictures.gz'))
    expect(missing).toHaveLength(Object.keys(pictures).length)
  })
  expect(answers).not.toEqual([])
})

// The first backup is restored into both databases, and each database writes it again.
describe.each<[string, () => Shop]>([
  ['PostgreSQL', () => real],
  ['the embedded database', () => embedded],
])('restore into %s', (_, getShop) => {
  it('restores every row and every picture', async () => {
    const { withOpenDatabase, db, rows, pictures: found, config } = getShop()
    await db('migrate')
    if ((await withOpenDatabase((db) => db.$count(users))) > 0) {
      await withOpenDatabase(async (db) => {
        await db.delete(orders)
        await db.update(products).set({ name: 'Changed' })
        await db.insert(contactMessages).values({ name: 'N', email: 'n@b.co', message: 'M', createdAt: clock.now() })
      })
      rmSync(pictureFolderPath(config.dataDir), { recursive: true })
    }
    const [restored, hint] = await db('restore', backup, '--replace')
    expect(restored).toMatch(/^Restored [\d,]+ rows and \d+ picture files from /)
    expect(hint).toBe('All users must sign in again.')
    expect(await rows()).toEqual(originalRows)
    expect(found()).toEqual(pictures)
    expect(await withOpenDatabase((db) => db.$count(sessions))).toBe(0)
    const [message] = await withOpenDatabase((db) =>
      db.select().from(contactMessages).where(eq(contactMessages.email, 'a@b.co')),
    )
    expect(message?.message).toBe(DIFFICULT_TEXT)
  })

  it('leaves the triggers on', async () => {
    const { rows: off } = await getShop().withOpenDatabase((db) =>
      db.execute(sql`select tgname from pg_trigger where tgenabled = 'D'`),
    )
    expect(off).toEqual([])
  })

  it('writes an equal backup', async () => {
    const again = join(folder, `${getShop().config.databaseUrl ? 'real' : 'embedded'}.gz`)
    await getShop().db('backup', again)
    const lines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -2).toSorted()
    expect(lines(again)).toEqual(lines(backup))
  })

  it('is not replaced without --replace', async () => {
    await expect(getShop().db('restore', backup)).rejects.toThrow(
      'The database is not empty. Use --replace to delete its content and restore the backup.',
    )
    expect(await getShop().rows()).toEqual(originalRows)
  })
})

it('is not restored while a server runs on the database', async () => {
  {
    await using _open = await testApp({ database: await openDatabase(real.config) })
    await expect(real.db('restore', backup, '--replace')).rejects.toThrow(
      'The database is in use by a Whirligig server. Stop all servers before a restore.',
    )
  }
  expect(await real.db('restore', backup, '--replace')).toHaveLength(2)
})

describe('an invalid file', () => {
  const text = () => gunzipSync(readFileSync(backup)).toString()
  const hash = 'a'.repeat(64)

  it.each<[string, () => string | Buffer, string]>([
    ['truncated', () => readFileSync(backup).subarray(0, -2000), 'it is truncated or not a gzip file'],
    ['not a gzip file', () => 'hello', 'it is truncated or not a gzip file'],
    ['empty', () => '', 'it is truncated or not a gzip file'],
    ['without lines', () => gzipSync(''), 'its end is missing'],
    ['without its end', () => gzipSync(text().slice(0, text().lastIndexOf('\ne{') + 1)), 'its end is missing'],
    ['with a row changed', () => gzipSync(text().replace('Teddy Bears', 'Freddy Bear')), 'it has been changed'],
    ['without one row', () => gzipSync(text().replace(/^r.*\n/m, '')), 'it has been changed'],
    ['with a malformed row', () => gzipSync(text().replace(/^r\{/m, 'r{,')), 'a line is malformed'],
    ['with lines after its end', () => gzipSync(`${text()}tusers\n`), 'there are lines after its end'],
    [
      'with an unknown table',
      () => gzipSync(text().replace(/^tusers$/m, 'tpg_authid')),
      'its tables are not those of this version',
    ],
    ['without a header', () => gzipSync(text().replace(/^h.*\n/, '')), 'its header is missing'],
    [
      'with a picture outside of the folder',
      () => gzipSync(text().replace(/^p\S+/m, `p../../${hash}-320.webp`)),
      'a line has an unknown format',
    ],
  ])('is refused: %s', async (_, getBytes, reason) => {
    const path = join(folder, 'bad.gz')
    writeFileSync(path, getBytes())
    await expect(real.db('restore', path, '--replace')).rejects.toThrow(
      `${path} is not a complete backup: ${reason}. Nothing was changed.`,
    )
  })

  it('is refused if it does not exist', async () => {
    const path = join(folder, 'nowhere.gz')
    await expect(real.db('restore', path)).rejects.toThrow(`${path} is not a complete backup: the file does not exist.`)
  })

  it('is refused if its rows are inconsistent', async () => {
    // The checksum is valid, so that only the database can detect the references to missing users.
    const lines = text().split('\n').slice(0, -2)
    const withoutUsers = lines.filter((line) => !(line.startsWith('r') && line.includes('"password_hash"')))
    expect(withoutUsers.length).toBeLessThan(lines.length)
    let content = ''
    for await (const line of withChecksum(
      (async function* () {
        yield* withoutUsers
      })(),
    ))
      content += line
    const path = join(folder, 'inconsistent.gz')
    writeFileSync(path, gzipSync(content))
    await expect(real.db('restore', path, '--replace')).rejects.toThrow()
  })

  it.each([
    ['another', (hashes: string[]) => hashes.slice(1)],
    ['a newer', (hashes: string[]) => [...hashes, 'later']],
  ])('is refused if %s version made it', async (which, change) => {
    const [header = '', ...otherLines] = text().split('\n')
    const parsed = JSON.parse(header.slice(1))
    const changed = `h${JSON.stringify({ ...parsed, migrations: change(parsed.migrations) })}`
    const path = join(folder, 'other-version.gz')
    writeFileSync(path, gzipSync([changed, ...otherLines].join('\n')))
    await expect(real.db('restore', path, '--replace')).rejects.toThrow(
      `This backup was made by ${which} version of Whirligig.`,
    )
  })

  it('does not change the database', async () => {
    expect(await real.rows()).toEqual(originalRows)
  })
})

describe('backup', () => {
  it('does not overwrite a file', async () => {
    await expect(real.db('backup', backup)).rejects.toThrow(`${backup} already exists. Choose another name.`)
  })

  it('fails without a shop, and creates none', async () => {
    const missing = createShop('none', null)
    await expect(missing.db('backup', join(folder, 'none.gz'))).rejects.toThrow('There is no database in DATA_DIR')
    expect(existsSync(missing.config.dataDir)).toBe(false)
    const empty = createShop('empty', await createDatabaseUrl())
    await expect(empty.db('backup', join(folder, 'none.gz'))).rejects.toThrow('This database has no shop yet')
    expect(existsSync(join(folder, 'none.gz'))).toBe(false)
  })

  it('refuses a database of another version', async () => {
    await real.withOpenDatabase((db) =>
      db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 1`),
    )
    await expect(real.db('backup', join(folder, 'x.gz'))).rejects.toThrow('another version of Whirligig')
  })

  it('skips a picture without a file, and reports it', async () => {
    const images = pictureFolderPath(embedded.config.dataDir)
    const [missing = ''] = readdirSync(images)
    rmSync(join(images, missing))
    expect((await embedded.db('backup', join(folder, 'missing-picture.gz'))).at(-1)).toBe(
      `1 picture file could not be found, for example ${missing}.`,
    )
  })
})
