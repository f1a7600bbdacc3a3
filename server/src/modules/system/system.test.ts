import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_TEXT, type SystemStatus } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { signInAllRoles } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { mails } from '../../db/schema/index.ts'
import { addMs, HOUR, MINUTE } from '../../lib/clock.ts'
import { claimDue, markFailed } from '../../mail/mail-queue.ts'

const SECRET = 'https://shop.test/#/reset-password/secret'

describe.each(setupDatabases())('the system page on the %s database', (_name, open) => {
  let shop: TestApp
  let token: string
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    token = (await shop.signIn(AS_ADMIN)).token
  })
  afterEach(() => shop.close())

  async function getStatus(): Promise<SystemStatus> {
    const { status, body } = await shop.call('GET', '/system', { token })
    expect(status).toBe(200)
    return body
  }

  /** Adds a mail to the queue and returns its id. */
  async function addMail(values: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
    const now = shop.clock.now()
    const [mail] = await shop.db
      .insert(mails)
      .values({
        ...{ kind: 'password-reset', to: 'ada@example.com', subject: 'Reset', text: SECRET, html: SECRET },
        ...{ createdAt: now, dueAt: now },
        ...values,
      })
      .returning({ id: mails.id })
    return mail?.id ?? ''
  }
  const addFailed = (createdAt = shop.clock.now()) =>
    addMail({ attempts: 20, lastError: '550 no such mailbox', failedAt: createdAt, createdAt, dueAt: createdAt })
  const findMail = async (id: string) => (await shop.db.select().from(mails).where(eq(mails.id, id)))[0]

  it('has the versions, the size of the database and the open connections', async () => {
    const started = shop.clock.now().toISOString()
    shop.clock.advance(MINUTE)
    const status = await getStatus()
    expect(status).toMatchObject({ started, counted: shop.clock.now().toISOString(), node: process.version })
    expect(status.database.version).toMatch(/^\d+\.\d+$/)
    expect(status.database.bytes).toBeGreaterThan(1_000_000)
    expect(status.pictures).toEqual({ kind: 'folder', freeBytes: expect.any(Number) })
    expect(status.realtime).toEqual({ sockets: 0, processes: 0 })
    expect(status.mail).toEqual({ waiting: 0, oldest: null, failed: 0, troubled: 0, mails: [] })
  })

  it('lists the mails that could not be sent, newest first, without their text', async () => {
    const given = await addFailed(addMs(shop.clock.now(), -HOUR))
    const waiting = await addMail()
    await addMail({ sentAt: shop.clock.now() })
    const claimed = await claimDue(shop.db, shop.clock.now())
    if (!claimed) throw new Error('No mail is due.')
    await markFailed(shop.db, claimed, 'connection refused', shop.clock.now())
    const status = await getStatus()
    expect(status.mail).toMatchObject({
      ...{ waiting: 1, oldest: shop.clock.now().toISOString(), failed: 1, troubled: 2 },
      mails: [
        { _id: waiting, state: 'waiting', attempts: 1, reason: 'connection refused' },
        { _id: given, state: 'failed', next: null, attempts: 20, reason: '550 no such mailbox' },
      ],
    })
    expect(status.mail.mails[0]?.next).toBe(addMs(shop.clock.now(), MINUTE).toISOString())
    expect(JSON.stringify(status)).not.toContain('secret')
  })

  it('sends a given-up mail again, with all attempts before it, and wakes the worker', async () => {
    const id = await addFailed()
    const wake = vi.fn()
    shop.deps.events.on('mailQueued', wake)
    shop.clock.advance(HOUR)
    const { status, body } = await shop.call('POST', `/system/mails/${id}/retry`, { token })
    expect([status, body.message]).toEqual([200, RESPONSE_TEXT.system.retried('1 mail')])
    expect(wake).toHaveBeenCalledOnce()
    expect(await claimDue(shop.db, shop.clock.now())).toMatchObject({ id, attempts: 1, failedAt: null })
  })

  it('neither sends nor discards a mail that is being sent', async () => {
    const id = await addMail({ attempts: 3, lastError: 'timeout' })
    await claimDue(shop.db, shop.clock.now())
    for (const [method, path] of [
      ['POST', `/system/mails/${id}/retry`],
      ['DELETE', `/system/mails/${id}`],
      ['POST', '/system/mails/retry'],
      ['DELETE', '/system/mails'],
    ] as const) {
      const { status, body } = await shop.call(method, path, { token })
      expect([path, status, body.error]).toEqual([path, 400, RESPONSE_TEXT.system.nothing])
    }
    expect(await findMail(id)).toMatchObject({ attempts: 4 })
  })

  it('sends or discards all mails that could not be sent, and no other', async () => {
    const ids = [await addFailed(), await addFailed()]
    const untried = await addMail({ dueAt: addMs(shop.clock.now(), HOUR) })
    const sent = await addMail({ sentAt: shop.clock.now() })
    const retried = await shop.call('POST', '/system/mails/retry', { token })
    expect(retried.body.message).toBe(RESPONSE_TEXT.system.retried('2 mails'))
    for (const id of ids) {
      expect(await findMail(id)).toMatchObject({ failedAt: null, dueAt: shop.clock.now() })
    }
    await addFailed()
    const discarded = await shop.call('DELETE', '/system/mails', { token })
    expect(discarded.body.message).toBe(RESPONSE_TEXT.system.discarded('1 mail'))
    expect(await shop.db.$count(mails)).toBe(4)
    expect(await findMail(untried)).toMatchObject({ attempts: 0 })
    expect(await findMail(sent)).toBeDefined()
  })

  it('discards one mail', async () => {
    const id = await addFailed()
    const other = await addFailed()
    await shop.call('DELETE', `/system/mails/${id}`, { token })
    expect([await findMail(id), await findMail(other)]).toEqual([undefined, expect.objectContaining({ id: other })])
  })

  it('is refused to everyone but admins', async () => {
    const { member, merchant, disabled } = await signInAllRoles(shop)
    const id = await addFailed()
    for (const [method, path] of [
      ['GET', '/system'],
      ['POST', '/system/backup'],
      ['POST', '/system/mails/retry'],
      ['POST', `/system/mails/${id}/retry`],
      ['DELETE', '/system/mails'],
      ['DELETE', `/system/mails/${id}`],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401)
      for (const user of [member, merchant, disabled]) {
        expect((await shop.call(method, path, { token: user.token })).status).toBe(403)
      }
    }
    expect(await findMail(id)).toBeDefined()
  })

  it('returns 400 for an id that is not a mail', async () => {
    expect((await shop.call('DELETE', `/system/mails/${UNKNOWN_ID}`, { token })).status).toBe(400)
    expect((await shop.call('POST', '/system/mails/nonsense/retry', { token })).status).toBe(404)
  })

  it('has the newest backup with its size', async () => {
    const none = { everyMs: null, isReachable: true, newest: null, isRunning: false, failed: null }
    expect((await getStatus()).backup).toEqual(none)
    const folder = join(shop.config.dataDir, 'backups')
    mkdirSync(folder)
    writeFileSync(join(folder, 'whirligig-2026-02-28T03-00-00.000Z.gz'), 'older')
    writeFileSync(join(folder, 'whirligig-2026-03-01T03-00-00.000Z.gz'), 'backup')
    expect((await getStatus()).backup.newest).toEqual({ time: '2026-03-01T03:00:00.000Z', bytes: 6 })
  })
})
