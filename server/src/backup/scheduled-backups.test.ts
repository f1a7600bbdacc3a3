import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../../test/data-folder.ts'
import { type ManualClock, manualClock } from '../../test/manual-clock.ts'
import { setupObjectStorage } from '../../test/object-storage.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { dbCommand } from '../cli/db-command.ts'
import { type Config, readConfig } from '../config.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { contactMessages } from '../db/schema/index.ts'
import { createPictureStorage } from '../images/create-picture-storage.ts'
import { addMs, DAY, HOUR, MINUTE } from '../lib/clock.ts'
import { findFailure } from './backup-failure.ts'
import { type BackupStore, createBackupStore } from './backup-store.ts'
import { createBackups } from './create-backups.ts'
import { scheduleBackups } from './scheduled-backups.ts'

const { createDatabaseUrl } = setupPostgres()
const bucket = setupObjectStorage()
const root = mkdtempSync(join(tmpdir(), 'whirligig-scheduled-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PICTURE = `${'a'.repeat(64)}-320.webp`
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
const BACKUPS = { everyMs: DAY, keep: 2 }
const log = { info: vi.fn(), error: vi.fn() }

let clock: ManualClock
const closers: (() => Promise<void>)[] = []
beforeEach(() => {
  clock = manualClock()
  vi.clearAllMocks()
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Opens a shop with one message. */
async function openShop(overrides: Partial<Config>): Promise<{ config: Config; database: OpenDatabase }> {
  const dataDir = await createDataFolder(mkdtempSync(join(root, 'shop-')))
  const config = { ...readConfig({ DATA_DIR: dataDir, DEMO: 'off' }), backups: BACKUPS, ...overrides }
  const database = await openDatabase(config)
  closers.push(database.close)
  await database.db.insert(contactMessages).values({ ...MESSAGE, createdAt: clock.now() })
  return { config, database }
}

async function schedule({ config, database }: Awaited<ReturnType<typeof openShop>>, store?: BackupStore) {
  const { db } = database
  const backups = await createBackups({
    config,
    db,
    storage: await createPictureStorage(config),
    clock,
    log,
    ...(store && { store }),
  })
  const { check, close } = scheduleBackups({ backups, clock, everyMs: DAY })
  const closeBoth = async () => {
    close()
    await backups.close()
  }
  closers.push(closeBoth)
  return { check, close: closeBoth }
}

/** Lists the only backup of a shop and restores it into a new one on the same kind of database. @returns the messages of the new shop */
async function restore({ config }: { config: Config }) {
  const { backupDir, s3, dataDir } = config
  const target = {
    ...readConfig({ DATA_DIR: mkdtempSync(join(root, 'restored-')), DEMO: 'off' }),
    ...{ databaseUrl: config.databaseUrl === null ? null : await createDatabaseUrl(), s3 },
    backupDir: backupDir ?? (s3 ? null : join(dataDir, 'backups')),
  }
  const lines: string[] = []
  const run = (...args: string[]) => dbCommand({ config: target, clock, print: (line) => lines.push(line) }, args)
  await run('backups')
  const [name = ''] = lines
  await run('restore', name)
  const open = await openDatabase(target)
  const messages = await open.db.select().from(contactMessages)
  await open.close()
  return messages
}

const createUrl: Record<string, () => Promise<string | null>> = {
  'the embedded database': async () => null,
  PostgreSQL: createDatabaseUrl,
}

describe.each(Object.keys(createUrl))('scheduled backups of %s', (name) => {
  const open = async (overrides: Partial<Config> = {}) =>
    openShop({ databaseUrl: (await createUrl[name]?.()) ?? null, ...overrides })

  it('are written into a folder that only the server can read, and can be restored', async () => {
    const shop = await open()
    await (await schedule(shop)).check()
    const folder = join(shop.config.dataDir, 'backups')
    expect(readdirSync(folder)).toEqual(['whirligig-2026-03-01T12-00-00.000Z.gz'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(log.info.mock.calls).toMatchObject([[{ rows: expect.any(Number), missing: 0 }, 'backup written']])
    expect(await restore(shop)).toMatchObject([MESSAGE])
  })

  it('are written into the bucket of the pictures, and can be restored', async () => {
    const shop = await open({ s3: bucket.settings() })
    await (await createPictureStorage(shop.config)).write(PICTURE, Buffer.from('picture'))
    await (await schedule(shop)).check()
    const store = await createBackupStore(shop.config)
    expect(await store.list()).toEqual(['whirligig-2026-03-01T12-00-00.000Z.gz'])
    expect(readdirSync(join(shop.config.dataDir, 'backups'))).toEqual([])
    expect(await restore(shop)).toMatchObject([MESSAGE])
    await store.remove('whirligig-2026-03-01T12-00-00.000Z.gz')
    expect(await store.list()).toEqual([])
    expect(await (await createPictureStorage(shop.config)).has(PICTURE)).toBe(true)
  })

  it('are written once per interval, also by a server that has just started, and old ones are deleted', async () => {
    const backupDir = join(root, `kept-${name.length}`)
    const shop = await open({ backupDir })
    const first = await schedule(shop)
    await first.check()
    clock.advance(DAY - MINUTE)
    await first.check()
    await (await schedule(shop)).check()
    expect(readdirSync(backupDir)).toHaveLength(1)
    writeFileSync(join(backupDir, 'shop.gz'), 'by hand')
    for (let day = 0; day < 3; day += 1) {
      clock.advance(DAY)
      await first.check()
    }
    expect(readdirSync(backupDir).toSorted()).toEqual([
      'shop.gz',
      'whirligig-2026-03-04T11-59-00.000Z.gz',
      'whirligig-2026-03-05T11-59-00.000Z.gz',
    ])
  })

  it('leave nothing behind if the server stops meanwhile, or was killed', async () => {
    const shop = await open()
    const folder = join(shop.config.dataDir, 'backups')
    mkdirSync(folder)
    writeFileSync(join(folder, 'whirligig-2026-02-01T12-00-00.000Z.gz.partial'), '')
    const backups = await schedule(shop)
    const checked = backups.check()
    await backups.close()
    await checked
    expect(readdirSync(folder).filter((file) => !file.startsWith('whirligig-2026-02'))).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
    await (await schedule(shop)).check()
    expect(readdirSync(folder)).toEqual(['whirligig-2026-03-01T12-00-00.000Z.gz'])
  })
})

it('are written by one of several servers', async () => {
  const overrides = { databaseUrl: await createDatabaseUrl(), backupDir: join(root, 'shared') }
  const shop = await openShop(overrides)
  const other = { ...shop, database: await openDatabase(shop.config) }
  closers.push(other.database.close)
  const store = await createBackupStore(shop.config)
  const second = await schedule(other, store)
  const first = await schedule(shop, {
    ...store,
    save: async (name, write) => {
      // The other server checks while this one writes.
      await second.check()
      return store.save(name, write)
    },
  })
  await first.check()
  expect(log.error).not.toHaveBeenCalled()
  expect(log.info).toHaveBeenCalledTimes(1)
  expect(readdirSync(overrides.backupDir)).toHaveLength(1)
})

it('are not restored if there is none of this name', async () => {
  const { config } = await openShop({ databaseUrl: await createDatabaseUrl() })
  const lines: string[] = []
  const context = { config, clock, print: (line: string) => void lines.push(line) }
  await dbCommand(context, ['backups'])
  expect(lines).toEqual(['The server has written no backups.'])
  const name = 'whirligig-2026-03-01T12-00-00.000Z.gz'
  await expect(dbCommand(context, ['restore', name])).rejects.toThrow(`There is no backup ${name}.`)
})

it('are tried again a quarter of an hour after a failure', async () => {
  const shop = await openShop({})
  const store = await createBackupStore(shop.config)
  const isFull = vi.fn(() => true)
  const save: BackupStore['save'] = (name, write) => {
    if (isFull()) throw new Error('ENOSPC')
    return store.save(name, write)
  }
  const backups = await schedule(shop, { ...store, save })
  await backups.check()
  clock.advance(MINUTE)
  await backups.check()
  expect(isFull).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls).toMatchObject([[{ err: { message: 'ENOSPC' } }, 'backup failed']])
  expect(await findFailure(shop.database.db)).toEqual({ failedAt: addMs(clock.now(), -MINUTE), reason: 'ENOSPC' })
  clock.advance(HOUR)
  isFull.mockReturnValue(false)
  await backups.check()
  expect(isFull).toHaveBeenCalledTimes(2)
  expect(await findFailure(shop.database.db)).toBe(null)
})
