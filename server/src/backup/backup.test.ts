// Long because it is a table: what each database does with a backup, and all that may be wrong with one.
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

const { createDatabaseUrl } = setupPostgres()
const clock = manualClock()
const folder = mkdtempSync(join(tmpdir(), 'whirligig-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What people write: ends of lines that are none, signs of several bytes, quotes, JSON. */
const AWKWARD = 'one\ntwo\r\n\u2028three\u0085 🧸 "four" \\u0000 {"r":1} \\'

/** A shop of its own in a folder or on a server, and what an operator says and hears there. */
function shop(name: string, databaseUrl: string | null) {
  const config = { ...readConfig({ DATA_DIR: join(folder, name), DEMO: 'off' }), databaseUrl }
  const inside = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
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
  /** Every row of every table that is backed up, as text. */
  const rows = () =>
    inside(async (db) => {
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
  return { config, inside, db, rows, pictures }
}
type Shop = ReturnType<typeof shop>

let embedded: Shop
let real: Shop
let backup: string
let kept: Awaited<ReturnType<Shop['rows']>>
let pictures: ReturnType<Shop['pictures']>

beforeAll(async () => {
  embedded = shop('embedded', null)
  real = shop('real', await createDatabaseUrl())
  const now = clock.now()
  await embedded.inside(async (db) => {
    await seedDemo({ db, config: embedded.config, clock })
    const [user] = await db.select({ id: users.id }).from(users)
    await startSession(db, user?.id ?? '', now)
    const begun = { provider: 'Google' as const, stateHash: 'a', nonce: 'n', codeVerifier: 'v' }
    await db.insert(externalSignIns).values({ ...begun, createdAt: now, expiresAt: now })
    await db.insert(contactMessages).values({ name: AWKWARD, email: 'a@b.co', message: AWKWARD, createdAt: now })
  })
  kept = await embedded.rows()
  pictures = embedded.pictures()
  backup = join(folder, 'first.gz')
  const lines = await embedded.db('backup', backup)
  const count = Object.values(kept).flat().length.toLocaleString('en-US')
  expect(lines).toEqual([`Backed up ${count} rows and ${Object.keys(pictures).length} picture files to ${backup}.`])
}, 240_000)

it('holds what only its owner may read, and nothing that would sign anybody in', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const text = gunzipSync(readFileSync(backup)).toString()
  expect(text).not.toMatch(/^t(sessions|external_sign_ins|password_resets)$/m)
  expect(text).not.toContain('token_hash":"')
  expect(readdirSync(folder)).not.toContain('first.gz.partial')
})

// Each writes the first backup anew on the way, so that both directions and both databases are gone through.
describe.each<[string, () => Shop]>([
  ['PostgreSQL', () => real],
  ['the embedded database', () => embedded],
])('%s', (_, of) => {
  it('gets back every row and every picture', async () => {
    const { inside, db, rows, pictures: found, config } = of()
    await db('migrate')
    if ((await inside((db) => db.$count(users))) > 0) {
      await inside(async (db) => {
        await db.delete(orders)
        await db.update(products).set({ name: 'Changed' })
        await db.insert(contactMessages).values({ name: 'N', email: 'n@b.co', message: 'M', createdAt: clock.now() })
      })
      rmSync(pictureFolderPath(config.dataDir), { recursive: true })
    }
    const [restored, after] = await db('restore', backup, '--replace')
    expect(restored).toMatch(/^Restored [\d,]+ rows and \d+ picture files from /)
    expect(after).toBe('Everybody has to sign in anew.')
    expect(await rows()).toEqual(kept)
    expect(found()).toEqual(pictures)
    expect(await inside((db) => db.$count(sessions))).toBe(0)
    const [message] = await inside((db) => db.select().from(contactMessages).where(eq(contactMessages.email, 'a@b.co')))
    expect(message?.message).toBe(AWKWARD)
  })

  it('writes a backup that says the same', async () => {
    const again = join(folder, `${of().config.databaseUrl ? 'real' : 'embedded'}.gz`)
    await of().db('backup', again)
    const lines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -2).toSorted()
    expect(lines(again)).toEqual(lines(backup))
  })

  it('is not replaced unless asked in so many words', async () => {
    await expect(of().db('restore', backup)).rejects.toThrow(
      'The database is not empty. With --replace everything in it is thrown away for what is in the backup.',
    )
    expect(await of().rows()).toEqual(kept)
  })
})

it('is restored under no shop that runs on it', async () => {
  {
    await using _open = await testApp({ database: await openDatabase(real.config) })
    await expect(real.db('restore', backup, '--replace')).rejects.toThrow(
      'The database is in use by a Whirligig server. Stop all of them before a restore.',
    )
  }
  expect(await real.db('restore', backup, '--replace')).toHaveLength(2)
})

describe('a bad file', () => {
  const text = () => gunzipSync(readFileSync(backup)).toString()
  const hash = 'a'.repeat(64)

  it.each<[string, () => string | Buffer, string]>([
    ['that is cut off', () => readFileSync(backup).subarray(0, -2000), 'it is cut off or no gzip file'],
    ['that is something else', () => 'hello', 'it is cut off or no gzip file'],
    ['that is empty', () => '', 'it is cut off or no gzip file'],
    ['that holds nothing', () => gzipSync(''), 'its end is missing'],
    ['without its end', () => gzipSync(text().slice(0, text().lastIndexOf('\ne{') + 1)), 'its end is missing'],
    ['with a row changed', () => gzipSync(text().replace('Teddy Bears', 'Freddy Bear')), 'it was changed'],
    ['with a row less', () => gzipSync(text().replace(/^r.*\n/m, '')), 'it was changed'],
    ['with a broken row', () => gzipSync(text().replace(/^r\{/m, 'r{,')), 'a line of it is broken'],
    ['with something behind its end', () => gzipSync(`${text()}tusers\n`), 'it goes on behind its end'],
    [
      'with a strange table',
      () => gzipSync(text().replace(/^tusers$/m, 'tpg_authid')),
      'its tables are not those of this version',
    ],
    ['that begins in the middle', () => gzipSync(text().replace(/^h.*\n/, '')), 'its beginning is missing'],
    [
      'with a picture that is to lie elsewhere',
      () => gzipSync(text().replace(/^p\S+/m, `p../../${hash}-320.webp`)),
      'a line of it is none of a backup',
    ],
  ])('%s is refused', async (_, bytes, why) => {
    const path = join(folder, 'bad.gz')
    writeFileSync(path, bytes())
    await expect(real.db('restore', path, '--replace')).rejects.toThrow(
      `${path} is no whole backup: ${why}. Nothing was changed.`,
    )
  })

  it('that is not there is refused', async () => {
    const path = join(folder, 'nowhere.gz')
    await expect(real.db('restore', path)).rejects.toThrow(`${path} is no whole backup: there is no such file.`)
  })

  it('whose rows do not fit together is refused', async () => {
    // Sealed as it should be, so that only the database can find out: lines that point at users who are not there.
    const lines = text().split('\n').slice(0, -2)
    const without = lines.filter((line) => !(line.startsWith('r') && line.includes('"password_hash"')))
    expect(without.length).toBeLessThan(lines.length)
    let whole = ''
    for await (const line of withChecksum(
      (async function* () {
        yield* without
      })(),
    ))
      whole += line
    const path = join(folder, 'unfit.gz')
    writeFileSync(path, gzipSync(whole))
    await expect(real.db('restore', path, '--replace')).rejects.toThrow()
  })

  it.each([
    ['another', (hashes: string[]) => hashes.slice(1)],
    ['a newer', (hashes: string[]) => [...hashes, 'later']],
  ])('of %s version is refused', async (which, change) => {
    const [header = '', ...rest] = text().split('\n')
    const parsed = JSON.parse(header.slice(1))
    const changed = `h${JSON.stringify({ ...parsed, migrations: change(parsed.migrations) })}`
    const path = join(folder, 'other-version.gz')
    writeFileSync(path, gzipSync([changed, ...rest].join('\n')))
    await expect(real.db('restore', path, '--replace')).rejects.toThrow(
      `This backup was made by ${which} version of Whirligig.`,
    )
  })

  it('has changed nothing, whatever was wrong with it', async () => {
    expect(await real.rows()).toEqual(kept)
  })
})

describe('backup', () => {
  it('overwrites no file', async () => {
    await expect(real.db('backup', backup)).rejects.toThrow(`${backup} exists already. Choose another name.`)
  })

  it('says so where there is no shop, and makes none', async () => {
    const none = shop('none', null)
    await expect(none.db('backup', join(folder, 'none.gz'))).rejects.toThrow('There is no database in DATA_DIR')
    expect(existsSync(none.config.dataDir)).toBe(false)
    const empty = shop('empty', await createDatabaseUrl())
    await expect(empty.db('backup', join(folder, 'none.gz'))).rejects.toThrow('There is no shop in this database yet')
    expect(existsSync(join(folder, 'none.gz'))).toBe(false)
  })

  it('leaves a database of another version to that version', async () => {
    await real.inside((db) => db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 1`))
    await expect(real.db('backup', join(folder, 'x.gz'))).rejects.toThrow('another version of Whirligig')
  })

  it('goes on without a picture whose file is lost, and says so', async () => {
    const images = pictureFolderPath(embedded.config.dataDir)
    const [lost = ''] = readdirSync(images)
    rmSync(join(images, lost))
    expect((await embedded.db('backup', join(folder, 'lost.gz'))).at(-1)).toBe(
      `1 picture file could not be found, ${lost} for one.`,
    )
  })
})
