import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { merchants, users } from '../../db/schema/index.ts'
import { DAY } from '../../lib/clock.ts'

const { openFreshPostgres } = setupPostgres()

const expired = { status: 400, body: { error: 'Your invitation has expired. Please ask us for a new one.' } }

describe.each(setupDatabases())('an invitation with the %s database', (_name, open) => {
  let shop: TestApp
  let seller: Selling
  let id: string
  let invitation: string
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    seller = await createSelling(shop)
    id = await seller.insertApplication()
    await seller.approve(id)
    invitation = (await seller.findLatestInvitation()).token
  })
  afterEach(() => shop.close())

  it('makes the signed-in user with the invited email a merchant, and sends a welcome mail', async () => {
    const { token } = await shop.signIn({ email: 'Milo@Example.com' })
    expect(await seller.accept(invitation, token)).toMatchObject({
      status: 200,
      body: { success: true, message: 'You are now a merchant! You will be receiving an email as well. Thank you!' },
    })
    const { user } = (await shop.call('GET', '/user/me', { token })).body
    expect(user).toMatchObject({
      role: 'ROLE MERCHANT',
      merchant: { _id: id, isActive: true, status: 'Approved', brand: { slug: 'milo-sons' } },
    })
    expect(await seller.findMailKinds('Milo@Example.com')).toEqual(['merchant-welcome'])
  })

  it('works once for eight concurrent requests', async () => {
    const { token } = await shop.signIn({ email: 'milo@example.com' })
    const responses = await Promise.all(Array.from({ length: 8 }, () => seller.accept(invitation, token)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
    // Not refused because the user is a merchant by now: the link itself is used up.
    expect(responses.filter(({ status }) => status === 400)).toMatchObject(Array(7).fill(expired))
  })

  it('refuses a user with another email, a wrong link and an expired link, and changes nothing', async () => {
    const eve = await shop.signIn({ email: 'eve@example.com' })
    const milo = await shop.signIn({ email: 'milo@example.com' })
    expect(await seller.accept(invitation, eve.token)).toMatchObject(expired)
    expect(await seller.accept(`${invitation.slice(1)}x`, milo.token)).toMatchObject(expired)
    shop.clock.advance(7 * DAY)
    const { token } = await shop
      .call('POST', '/auth/login', { body: { email: milo.email, password: TEST_PASSWORD } })
      .then(({ body }) => body)
    expect(await seller.accept(invitation, token)).toMatchObject(expired)
    for (const email of [eve.email, milo.email]) expect((await seller.findUser(email))?.role).toBe('ROLE MEMBER')
  })

  it('refuses the user of another merchant', async () => {
    const other = await seller.insertApplication({ email: 'other@example.com' })
    const user = await shop.signIn({ email: 'milo@example.com', role: 'ROLE MERCHANT', merchantId: other })
    expect(await seller.accept(invitation, user.token)).toMatchObject({
      status: 400,
      body: { error: 'That email address belongs to another merchant already.' },
    })
    expect(await seller.findUser(user.email)).toMatchObject({ merchantId: other })
  })

  it('returns 401 for a guest', async () => {
    expect((await shop.call('POST', `/merchant/signup/${invitation}/accept`)).status).toBe(401)
  })
})

// The embedded database runs one transaction at a time.
it('refuses a user whose account is replaced meanwhile by another one with the same email, on PostgreSQL', async () => {
  await using shop = await testApp({ database: await openFreshPostgres() })
  const { db, clock } = shop
  const seller = await createSelling(shop)
  const id = await seller.insertApplication()
  await seller.approve(id)
  const { token: invitation } = await seller.findLatestInvitation()
  const milo = await shop.signIn({ email: 'milo@example.com' })
  const countWaiting = async () => {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await db.execute(waiting)).rows.length
  }
  const accepted = await db.transaction(async (tx) => {
    await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
    const pending = seller.accept(invitation, milo.token)
    await expect.poll(countWaiting).toBe(1)
    await tx.delete(users).where(eq(users.id, milo.id))
    const names = { firstName: 'Milo', lastName: 'Maker' }
    await tx.insert(users).values({ ...names, email: milo.email, passwordHash: 'none', createdAt: clock.now() })
    return { pending }
  })
  expect(await accepted.pending).toMatchObject(expired)
  expect(await seller.findUser(milo.email)).toMatchObject({ role: 'ROLE MEMBER', merchantId: null })
  expect(await seller.findMailKinds(milo.email)).toEqual(['merchant-invitation'])
})
