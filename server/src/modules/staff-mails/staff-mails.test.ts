import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { addOrder } from '../../../test/fixtures/sales.ts'
import { signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { contactMessages, mails, merchants, reviews, users } from '../../db/schema/index.ts'
import { addMs, MINUTE } from '../../lib/clock.ts'
import { queueStaffMails } from './queue-staff-mails.ts'

const APP_URL = 'https://toys.example'

describe.each(setupDatabases())('staff mails on the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open(), config: { appUrl: APP_URL } })
  })
  afterEach(() => shop.close())

  const saveProfile = async (token: string, profile: object) => {
    const { body } = await shop.call('PUT', '/user', {
      token,
      body: { profile: { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '', ...profile } },
    })
    return body.user
  }
  const wantMails = (token: string, staffMails = true) => saveProfile(token, { staffMails })
  const pass = (minutes: number) => shop.clock.advance(minutes * MINUTE)
  const orderNow = (products: Parameters<typeof addOrder>[2] = [{ product: null }]) =>
    addOrder(shop.db, shop.clock.now().toISOString(), products)
  const queue = () => queueStaffMails(shop.deps)
  const listMails = async () => {
    const rows = await shop.db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.to))
    return rows.map(({ to, subject }) => [to, subject])
  }

  it('remembers who wants mails, and changes nothing for requests without the field', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    const getWish = async () => (await shop.call('GET', '/user/me', { token })).body.user.staffMails
    expect(await getWish()).toBe(false)
    expect(await wantMails(token)).toMatchObject({ staffMails: true })
    await saveProfile(token, {})
    expect(await getWish()).toBe(true)
    await wantMails(token, false)
    expect(await getWish()).toBe(false)
  })

  it('tells admins about everything that waits, in one mail', async () => {
    const { token, email } = await shop.signIn(AS_ADMIN)
    await shop.signIn(AS_ADMIN) // wants none
    await wantMails(token)
    pass(2)
    const createdAt = shop.clock.now()
    await orderNow()
    await orderNow()
    const text = { title: 'T', review: 'R', rating: 5, isRecommended: true, createdAt }
    const [author] = await shop.db.select().from(users)
    await shop.db.insert(reviews).values([
      { ...text, userId: author?.id ?? '' },
      { ...text, userId: author?.id ?? '', status: 'Approved' },
    ])
    await shop.db
      .insert(merchants)
      .values({ name: 'Mo', phoneNumber: '1', brandName: 'B', business: 'Toys.', createdAt })
    const message = { name: 'Bo', email: 'bo@example.com', message: 'Hello', createdAt }
    await shop.db
      .insert(contactMessages)
      .values([message, { ...message, answer: 'A', answeredAt: createdAt, answeredBy: 'Ada' }])
    pass(9)
    await queue()
    expect(await listMails()).toEqual([
      [email, 'New in the shop: 2 new orders, 1 review to check, 1 application to sell, and 1 contact message'],
    ])
    const [mail] = await shop.db.select().from(mails)
    expect(mail?.text).toContain(`View the reviews: ${APP_URL}/#/dashboard/review?status=waiting`)
    expect(mail?.text).toContain(`Your account details: ${APP_URL}/#/dashboard\n`)
  })

  it('tells merchants about orders with their own toys only', async () => {
    const merchant = await signInMerchant(shop)
    const own = await addProduct(shop.db, { brandId: merchant.brand.id })
    const { email } = await wantMails(merchant.token)
    pass(2)
    await orderNow([{ product: null }, { product: own }, { product: own }])
    await orderNow()
    await shop.db
      .insert(contactMessages)
      .values({ name: 'Bo', email: 'bo@example.com', message: 'Hello', createdAt: shop.clock.now() })
    pass(10)
    await queue()
    expect(await listMails()).toEqual([[email, 'New in the shop: 1 new order']])
    const [mail] = await shop.db.select().from(mails)
    expect(mail?.text).toContain(`View the orders: ${APP_URL}/#/dashboard/customer-orders\n`)
  })

  it('sends at most one mail in ten minutes, and none twice about the same', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    await wantMails(token)
    for (let minute = 0; minute < 35; minute += 1) {
      if (minute < 15) await orderNow()
      await queue()
      pass(1)
    }
    const subjects = (await listMails()).map(([, subject]) => subject)
    expect(subjects).toEqual(['New in the shop: 10 new orders', 'New in the shop: 4 new orders'])
  })

  it('waits a minute before it tells about an order, so that one which is still being saved is not missed', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    await wantMails(token)
    pass(12)
    const late = addMs(shop.clock.now(), -MINUTE / 2).toISOString()
    await queue()
    await addOrder(shop.db, late, [{ product: null }])
    pass(11)
    await queue()
    expect(await listMails()).toHaveLength(1)
  })

  it('sends nothing to accounts that are disabled or no longer staff', async () => {
    const [first, second] = [await shop.signIn(AS_ADMIN), await shop.signIn(AS_ADMIN)]
    const other = await shop.signIn(AS_ADMIN)
    for (const { token } of [first, second]) await wantMails(token)
    await shop.call('PUT', `/user/${first.id}/active`, { token: other.token, body: { user: { isActive: false } } })
    await shop.db.update(users).set({ role: 'ROLE MEMBER' }).where(eq(users.id, second.id))
    pass(2)
    await orderNow()
    pass(10)
    await queue()
    expect(await listMails()).toEqual([])
  })

  it('mails each person once when several servers look at the same time', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    await wantMails(token)
    pass(2)
    await orderNow()
    pass(10)
    await Promise.all([queue(), queue(), queue()])
    expect(await listMails()).toHaveLength(1)
  })
})
