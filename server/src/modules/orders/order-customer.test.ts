import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper } from '../../../test/fixtures/orders.ts'
import { signInAllRoles, signInMerchant } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { users } from '../../db/schema/index.ts'

const NAME_ONLY = { customerName: 'Ada Lovelace', customerEmail: null }
const NAME_AND_EMAIL = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' }

describe.each(setupDatabases())('the customer of an order on the %s database', (_name, open) => {
  let shop: TestApp
  let buyer: { id: string; email: string; token: string }
  let shopper: ReturnType<typeof createShopper>
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    buyer = await shop.signIn({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
    shopper = createShopper(shop)
  })
  afterEach(() => shop.close())

  /** Calls every endpoint that returns orders. */
  async function readEverywhere(id: string, token?: string) {
    const paths = ['/order', '/order/me', `/order/search?search=${id}`, `/order/${id}`]
    const calls = paths.map((path) => shop.call('GET', path, token === undefined ? {} : { token }))
    const [all, own, found, one] = await Promise.all(calls)
    return { all, own, found, one }
  }

  it('is a name and an email for admins', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const { all, found, one } = await readEverywhere(order._id, (await shop.signIn(AS_ADMIN)).token)
    expect(all?.body.orders).toMatchObject([NAME_AND_EMAIL])
    expect(found?.body.orders).toMatchObject([NAME_AND_EMAIL])
    expect(one?.body.order).toMatchObject(NAME_AND_EMAIL)
  })

  it('is only a name for the buyer', async () => {
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const { all, own, found, one } = await readEverywhere(order._id, buyer.token)
    expect(all?.status).toBe(403)
    expect(own?.body.orders).toMatchObject([NAME_ONLY])
    expect(found?.body.orders).toMatchObject([NAME_ONLY])
    expect(one?.body.order).toMatchObject(NAME_ONLY)
    const address = await shopper.addHome(buyer.id, false)
    const changed = await shop.call('PUT', `/order/${order._id}/address`, { token: buyer.token, body: { address } })
    expect(changed.body.order).toMatchObject(NAME_ONLY)
  })

  it('stays complete when admins change the address of their own order', async () => {
    const admin = await shop.signIn({ ...AS_ADMIN, email: 'root@example.com' })
    const order = await shopper.buy(admin.token, [await addProduct(shop.db)])
    const address = await shopper.addHome(admin.id, false)
    const changed = await shop.call('PUT', `/order/${order._id}/address`, { token: admin.token, body: { address } })
    expect(changed.body.order.customerEmail).toBe('root@example.com')
  })

  it('is hidden from other members, from merchants, also of the sold brand, and from guests', async () => {
    const seller = await signInMerchant(shop)
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db, { brandId: seller.brand.id })])
    const { member, other, disabled } = await signInAllRoles(shop)
    const tokens = [seller.token, member.token, other.token, disabled.token, undefined]
    for (const [index, token] of tokens.entries()) {
      const { all, own, found, one } = await readEverywhere(order._id, token)
      expect([index, JSON.stringify([all, own, found, one])]).not.toEqual([
        index,
        expect.stringMatching(/Ada|Lovelace|ada@example/),
      ])
      expect([index, all?.status, one?.status]).toEqual([index, ...(token ? [403, 404] : [401, 401])])
    }
  })

  it('has the current name and email of the account, and none when the account is deleted', async () => {
    const { token } = await shop.signIn(AS_ADMIN)
    const order = await shopper.buy(buyer.token, [await addProduct(shop.db)])
    const isBuyer = eq(users.id, buyer.id)
    await shop.db.update(users).set({ lastName: 'Byron', email: 'byron@example.com' }).where(isBuyer)
    const renamed = { customerName: 'Ada Byron', customerEmail: 'byron@example.com' }
    expect(await shopper.read(token, order._id)).toMatchObject(renamed)
    await shop.db.delete(users).where(isBuyer)
    expect(await shopper.read(token, order._id)).toMatchObject({ customerName: null, customerEmail: null })
  })
})
