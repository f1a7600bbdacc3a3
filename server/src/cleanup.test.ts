import { expect, it } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { runCleanup } from './cleanup.ts'
import { externalSignIns, mails, merchantInvitations, merchants, passwordResets, sessions } from './db/schema/index.ts'
import { addMs, DAY, HOUR } from './lib/clock.ts'

it('deletes expired rows, emits the ended sessions, and keeps all other rows', async () => {
  await using t = await testApp()
  const now = t.clock.now()
  const old = await t.signIn()
  t.clock.advance(5 * DAY)
  const recent = await t.signIn()
  const link = (tokenHash: string, expiresAt: Date) => ({ tokenHash, createdAt: now, expiresAt })
  const soon = addMs(now, HOUR)
  const later = addMs(now, 9 * DAY)
  const application = { name: 'A', phoneNumber: '1', brandName: 'B', business: 'C', createdAt: now }
  const [merchant] = await t.db.insert(merchants).values(application).returning()
  const invited = { merchantId: merchant?.id ?? '', email: 'a@b.co' }
  await t.db.insert(passwordResets).values([
    { ...link('a', soon), userId: old.id },
    { ...link('b', later), userId: old.id },
  ])
  await t.db.insert(merchantInvitations).values([
    { ...link('a', soon), ...invited },
    { ...link('b', later), ...invited },
  ])
  const signIn = { provider: 'Google' as const, nonce: 'n', codeVerifier: 'v', createdAt: now }
  await t.db.insert(externalSignIns).values([
    { ...signIn, stateHash: 'a', expiresAt: soon },
    { ...signIn, stateHash: 'b', expiresAt: later },
  ])
  const ended: string[][] = []
  t.deps.events.on('sessionsRevoked', (ids) => ended.push(ids))

  t.clock.advance(3 * DAY)
  await runCleanup(t.deps)

  expect((await t.db.select().from(sessions)).map((session) => session.userId)).toEqual([recent.id])
  expect(ended).toEqual([[expect.any(String)]])
  expect((await t.db.select().from(passwordResets)).map((reset) => reset.tokenHash)).toEqual(['b'])
  expect((await t.db.select().from(externalSignIns)).map(({ stateHash }) => stateHash)).toEqual(['b'])
  expect((await t.db.select().from(merchantInvitations)).map((invitation) => invitation.tokenHash)).toEqual(['b'])
})

it('deletes mails a month after they were sent, and no unsent mails', async () => {
  await using t = await testApp()
  const now = t.clock.now()
  const mail = { kind: 'x', to: 'a@b.co', text: '', createdAt: now, dueAt: now }
  await t.db.insert(mails).values([
    { ...mail, subject: 'sent', sentAt: now },
    { ...mail, subject: 'sent later', sentAt: addMs(now, DAY) },
    { ...mail, subject: 'waiting' },
    { ...mail, subject: 'given up', failedAt: now },
  ])
  t.clock.advance(30 * DAY + HOUR)
  await runCleanup(t.deps)
  const remaining = await t.db.select({ subject: mails.subject }).from(mails).orderBy(mails.id)
  expect(remaining.map(({ subject }) => subject)).toEqual(['sent later', 'waiting', 'given up'])
})
