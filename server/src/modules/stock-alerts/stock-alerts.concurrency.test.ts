import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { restock } from '../../../test/fixtures/restock.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { runCleanup } from '../../cleanup.ts'
import { mails, stockAlerts } from '../../db/schema/index.ts'

describe.each(setupDatabases())('concurrent stock alerts on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let admin: string
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    admin = (await shop.signIn(AS_ADMIN)).token
  })
  afterEach(() => shop.close())

  const request = (product: string, email: string) =>
    shop.call('POST', '/stock-alert/add', { body: { product, email } })
  it('sends one mail for eight restocks and cleanups at once', async () => {
    const toy = await addProduct(shop.db, { stock: 0 })
    const emails = ['ada@example.com', 'grace@example.com', 'mina@example.com']
    for (const email of emails) await request(toy.id, email)
    const restocks = Array.from({ length: 8 }, (_, nth) => restock(shop, admin, toy, nth + 1))
    const cleanups = Promise.all(Array.from({ length: 4 }, () => runCleanup(shop.deps)))
    const responses = await Promise.all(restocks)
    await cleanups
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await shop.db.select().from(mails)).map(({ to }) => to).toSorted()).toEqual(emails)
  })

  it('stores one of eight requests of the same email', async () => {
    const toy = await addProduct(shop.db, { stock: 0 })
    const responses = await Promise.all(Array.from({ length: 8 }, () => request(toy.id, 'ada@example.com')))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await shop.db.$count(stockAlerts)).toBe(1)
  })

  it('mails every request that is accepted during a restock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const toy = await addProduct(shop.db, { stock: 0 })
      const requests = Array.from({ length: 4 }, (_, nth) => request(toy.id, `p${nth}@example.com`))
      const [, ...responses] = await Promise.all([restock(shop, admin, toy, 5), ...requests])
      const accepted = responses.filter(({ status }) => status === 200).length
      const rows = (await shop.db.select().from(stockAlerts)).filter(({ productId }) => productId === toy.id)
      expect(rows.map(({ notifiedAt }) => notifiedAt !== null)).toEqual(Array(accepted).fill(true))
    }
  })
})
