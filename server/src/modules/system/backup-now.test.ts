import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESPONSE_TEXT, type SystemStatus } from '@whirligig/contract'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDataFolder } from '../../../test/data-folder.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import type { BackupStore } from '../../backup/backup-store.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import { MINUTE } from '../../lib/clock.ts'

const { createDatabaseUrl } = setupPostgres()
const root = mkdtempSync(join(tmpdir(), 'whirligig-backup-now-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const shops: TestApp[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

/** Opens a server. Servers with the same URL share a database, and all share the folder of the backups. */
async function openServer(databaseUrl: string | null, backupDir: string): Promise<TestApp> {
  const DATA_DIR = await createDataFolder(mkdtempSync(join(root, 'data-')))
  const database = await openDatabase({ ...readConfig({ DATA_DIR, DEMO: 'off' }), databaseUrl })
  const shop = await testApp({ database, config: { databaseUrl, backupDir, backups: { everyMs: null, keep: 2 } } })
  shops.push(shop)
  return shop
}

const start = (shop: TestApp, token: string) => shop.call('POST', '/system/backup', { token })

async function getBackup(shop: TestApp, token: string): Promise<SystemStatus['backup']> {
  const { status, body } = await shop.call('GET', '/system', { token })
  expect(status).toBe(200)
  return body.backup
}

/** Asks for the status until no backup is running. */
const waitUntilDone = (shop: TestApp, token: string) =>
  expect.poll(() => getBackup(shop, token), { timeout: 20_000 }).toMatchObject({ isRunning: false })

/** Keeps backups from being stored until `release`. */
function holdStore(store: BackupStore): { saving: Promise<void>; release: () => void } {
  const [saving, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { save } = store
  store.save = async (name, write) => {
    saving.resolve()
    await released.promise
    return save(name, write)
  }
  return { saving: saving.promise, release: released.resolve }
}

const URLS = { embedded: async () => null, PostgreSQL: createDatabaseUrl }

describe.each(['embedded', 'PostgreSQL'] as const)('a backup that an admin starts on the %s database', (name) => {
  let url: string | null
  let backupDir: string
  let shop: TestApp
  let token: string
  beforeEach(async () => {
    url = await URLS[name]()
    backupDir = join(mkdtempSync(join(root, 'place-')), 'backups')
    shop = await openServer(url, backupDir)
    token = (await shop.signIn(AS_ADMIN)).token
  })

  it('is written at once, and is the newest one', async () => {
    const { status, body } = await start(shop, token)
    expect([status, body.message]).toEqual([200, RESPONSE_TEXT.system.backupStarted])
    await waitUntilDone(shop, token)
    expect(readdirSync(backupDir)).toEqual(['whirligig-2026-03-01T12-00-00.000Z-manual.gz'])
    expect(await getBackup(shop, token)).toMatchObject({
      ...{ isRunning: false, failed: null },
      newest: { time: shop.clock.now().toISOString(), bytes: expect.any(Number) },
    })
  })

  it('is one of ten that are started at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => start(shop, token)))
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const { status, body } of refused) {
      expect([status, body.error]).toEqual([400, RESPONSE_TEXT.system.backupRunning])
    }
    await waitUntilDone(shop, token)
    expect(readdirSync(backupDir)).toHaveLength(1)
  })

  it('runs until it is stored', async () => {
    const { saving, release } = holdStore(shop.deps.backups.store)
    await start(shop, token)
    await saving
    expect(await getBackup(shop, token)).toMatchObject({ isRunning: true, newest: null })
    expect((await start(shop, token)).status).toBe(400)
    release()
    await waitUntilDone(shop, token)
    expect(readdirSync(backupDir)).toHaveLength(1)
  })

  it('says why it has failed, until one succeeds', async () => {
    // A file in the place of the folder.
    writeFileSync(backupDir, '')
    expect((await start(shop, token)).status).toBe(200)
    const failed = { time: shop.clock.now().toISOString(), reason: expect.stringContaining('EEXIST') }
    await expect.poll(() => getBackup(shop, token)).toMatchObject({ isRunning: false, failed })
    rmSync(backupDir)
    shop.clock.advance(MINUTE)
    await start(shop, token)
    await expect.poll(() => getBackup(shop, token)).toMatchObject({ isRunning: false, failed: null })
    expect(readdirSync(backupDir)).toHaveLength(1)
  })

  it('deletes the oldest of an admin, and no scheduled one', async () => {
    for (let count = 0; count < 3; count += 1) {
      await start(shop, token)
      await waitUntilDone(shop, token)
      writeFileSync(join(backupDir, `whirligig-2026-02-0${count + 1}T12-00-00.000Z.gz`), 'scheduled')
      shop.clock.advance(MINUTE)
    }
    expect(readdirSync(backupDir).filter((file) => file.includes('-manual'))).toEqual([
      'whirligig-2026-03-01T12-01-00.000Z-manual.gz',
      'whirligig-2026-03-01T12-02-00.000Z-manual.gz',
    ])
    expect(readdirSync(backupDir)).toHaveLength(5)
  })

  it('is aborted when the server stops', async () => {
    const { saving, release } = holdStore(shop.deps.backups.store)
    await start(shop, token)
    await saving
    const closed = shop.app.close()
    release()
    await closed
    expect(existsSync(backupDir) ? readdirSync(backupDir) : []).toEqual([])
  })
})

it('is started by one of two servers at once, and the other one shows it and why it has failed', async () => {
  const url = await createDatabaseUrl()
  const backupDir = join(mkdtempSync(join(root, 'place-')), 'backups')
  const [first, second] = [await openServer(url, backupDir), await openServer(url, backupDir)]
  const { token } = await first.signIn(AS_ADMIN)
  const held = [first, second].map((shop) => holdStore(shop.deps.backups.store))
  const responses = await Promise.all([first, second, first, second].map((shop) => start(shop, token)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(await getBackup(first, token)).toMatchObject({ isRunning: true })
  expect(await getBackup(second, token)).toMatchObject({ isRunning: true })
  writeFileSync(backupDir, '')
  for (const { release } of held) release()
  const failed = { reason: expect.stringContaining('EEXIST') }
  await expect.poll(() => getBackup(first, token)).toMatchObject({ isRunning: false, failed })
  expect(await getBackup(second, token)).toMatchObject({ isRunning: false, failed })
})
