import { CHAT_TEXT, FORM_TEXT } from '@whirligig/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChatClient, connectChatClient } from '../../../test/chat-client.ts'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { products } from '../../db/schema/index.ts'
import { DAY, MINUTE } from '../../lib/clock.ts'

describe.each(setupDatabases())('carts shown to support on the %s database', (_name, openDatabase) => {
  let shop: TestApp
  let url: string
  let admin: { id: string; token: string }
  let member: { id: string; token: string }
  let clients: ChatClient[] = []
  beforeEach(async () => {
    shop = await testApp({ database: await openDatabase() })
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    admin = await shop.signIn(AS_ADMIN)
    member = await shop.signIn()
  })
  afterEach(async () => {
    for (const client of clients) client.close()
    clients = []
    await shop.close()
  })

  const connect = async ({ token }: { token: string }) => {
    const client = await connectChatClient(url, { token })
    clients.push(client)
    return client
  }
  const getCart = async () => (await shop.call('GET', `/user/${member.id}`, { token: admin.token })).body.cart

  it('shows staff names and prices of the catalogue, whatever the browser sends', async () => {
    const bear = await addProduct(shop.db, { name: 'Bear', slug: 'bear', stock: 60, priceCents: 550 })
    const kite = await addProduct(shop.db, { name: 'Kite', slug: 'kite', stock: 0, priceCents: 900 })
    const shopper = await connect(member)
    expect(await getCart()).toBeNull()
    const lines = [
      { product: bear.id, quantity: 2, price: 0.01, name: 'Free' },
      { product: kite.id, quantity: 1 },
      { product: bear.id, quantity: 1 },
      { product: UNKNOWN_ID, quantity: 1 },
      { product: 'junk', quantity: 1 },
    ]
    expect(await shopper.emitWithAck('shareCart', lines)).toBeNull()
    const updated = shop.clock.now().toISOString()
    const items = [
      { name: 'Bear', slug: 'bear', quantity: 3, totalPrice: 16.5, isAvailable: true },
      { name: 'Kite', slug: 'kite', quantity: 1, totalPrice: 9, isAvailable: false },
    ]
    expect(await getCart()).toEqual({ updated, items, total: 16.5 })
    await shop.db.update(products).set({ priceCents: 600, isActive: false })
    expect(await getCart()).toMatchObject({ items: [{ totalPrice: 18, isAvailable: false }, {}], total: 0 })
    await shop.db.delete(products)
    expect(await getCart()).toEqual({ updated, items: [], total: 0 })
  })

  it('notifies only staff of each change', async () => {
    const toy = await addProduct(shop.db)
    const [staffTab, shopper] = [await connect(admin), await connect(member)]
    const other = await connect(await shop.signIn())
    await shopper.emitWithAck('shareCart', [{ product: toy.id, quantity: 1 }])
    expect(await staffTab.waitFor('cartShared')).toEqual({ _id: member.id })
    for (const tab of [other, shopper]) {
      await tab.flush()
      expect(tab.getAll('cartShared')).toEqual([])
    }
  })

  it('removes an empty cart, and the cart of a session that ends', async () => {
    const toy = await addProduct(shop.db)
    const share = async (...lines: unknown[]) => (await connect(member)).emitWithAck('shareCart', lines)
    await share({ product: toy.id, quantity: 1 })
    await share()
    expect(await getCart()).toBeNull()
    await share({ product: toy.id, quantity: 1 })
    await shop.call('POST', '/auth/logout', { token: member.token })
    expect(await getCart()).toBeNull()
  })

  it('shows the newest cart of several devices, and none of an expired session', async () => {
    const toy = await addProduct(shop.db)
    const phone = await shop.call('POST', '/auth/register', {
      body: { email: 'otto@example.com', password: 'engine-of-tin-1', firstName: 'Otto', lastName: 'Reel' },
    })
    const laptop = await shop.call('POST', '/auth/login', {
      body: { email: 'otto@example.com', password: 'engine-of-tin-1' },
    })
    member = { id: phone.body.user.id, token: phone.body.token }
    await (await connect(laptop.body)).emitWithAck('shareCart', [{ product: toy.id, quantity: 1 }])
    shop.clock.advance(MINUTE)
    await (await connect(phone.body)).emitWithAck('shareCart', [{ product: toy.id, quantity: 2 }])
    expect(await getCart()).toMatchObject({ items: [{ quantity: 2 }] })
    shop.clock.advance(8 * DAY)
    admin = await shop.signIn(AS_ADMIN)
    expect(await getCart()).toBeNull()
  })

  it.each([
    ['a quantity of 0', [{ product: UNKNOWN_ID, quantity: 0 }], FORM_TEXT.quantity.none],
    ['half a piece', [{ product: UNKNOWN_ID, quantity: 1.5 }], FORM_TEXT.quantity.whole],
    ['an id that is no text', [{ product: 7, quantity: 1 }], CHAT_TEXT.malformed],
    ['what is no list', 'cart', CHAT_TEXT.malformed],
    ['101 lines', Array.from({ length: 101 }, () => ({ product: UNKNOWN_ID, quantity: 1 })), FORM_TEXT.cart.long],
  ])('rejects %s', async (_what, cart, error) => {
    expect(await (await connect(member)).emitWithAck('shareCart', cart)).toEqual({ error })
    expect(await getCart()).toBeNull()
  })
})
