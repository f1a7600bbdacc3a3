import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBrand, addCategory, addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { signInAllRoles } from '../../../test/fixtures/staff.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { auditEntries, mails, products, stockAlerts } from '../../db/schema/index.ts'

describe.each(setupDatabases())('PUT /product on the %s database', (_name, open) => {
  let shop: TestApp
  let users: Awaited<ReturnType<typeof signInAllRoles>>
  beforeAll(async () => {
    shop = await testApp({ database: await open() })
    users = await signInAllRoles(shop)
  })
  afterAll(() => shop.close())

  const edit = (list: readonly object[], token = users.admin.token) =>
    shop.call('PUT', '/product', { token, body: { products: list } })
  const read = async (id: string) => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    return { price: row?.priceCents, stock: row?.stock, isActive: row?.isActive, version: row?.version }
  }
  const addToys = (count: number, more: object = {}) =>
    Promise.all(Array.from({ length: count }, () => addProduct(shop.db, { stock: 5, priceCents: 1000, ...more })))

  it('changes what is given of each product, and says what it has become', async () => {
    const [first, second] = await addToys(2)
    const { status, body } = await edit([
      { _id: first?.id, price: { from: 10, to: 12.5 } },
      { _id: second?.id.toUpperCase(), stock: { from: 5, to: 8 }, isActive: false },
    ])
    expect([status, body.success]).toEqual([200, true])
    expect(body.results).toMatchObject([
      { _id: first?.id, error: null, product: { price: 12.5, inventory: 5, isActive: true, version: 2 } },
      { error: null, product: { price: 10, inventory: 8, isActive: false, offReasons: [{ kind: 'by-hand' }] } },
    ])
    expect(await read(second?.id ?? '')).toEqual({ price: 1000, stock: 8, isActive: false, version: 1 })
    const records = await shop.db.select().from(auditEntries)
    expect(records.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { name: first?.name, fields: ['price'] },
        { name: second?.name, fields: ['stock', 'active'] },
      ]),
    )
  })

  it('leaves a product alone whose price has changed meanwhile or that is unknown, and changes the others', async () => {
    const [changed, other] = await addToys(2)
    const { body } = await edit([
      { _id: changed?.id, price: { from: 9, to: 8 }, stock: { from: 5, to: 50 } },
      { _id: UNKNOWN_ID, isActive: false },
      { _id: 'malformed', isActive: false },
      { _id: other?.id, price: { from: 10, to: 8 } },
    ])
    expect(body.results).toMatchObject([
      { error: 'Its price is $10.00 by now.', product: { price: 10, inventory: 5 } },
      { error: 'No product found.', product: null },
      { error: 'No product found.', product: null },
      { error: null, product: { price: 8 } },
    ])
    expect(await read(changed?.id ?? '')).toEqual({ price: 1000, stock: 5, isActive: true, version: 1 })
  })

  it('keeps the pieces that are ordered while stocks are changed', async () => {
    const [toy] = await addToys(1, { stock: 20 })
    const shopper = createShopper(shop)
    const id = toy?.id ?? ''
    await Promise.all([
      ...Array.from({ length: 4 }, () => shopper.buy(users.member.token, [{ id, priceCents: 1000 }])),
      ...Array.from({ length: 3 }, () => edit([{ _id: id, stock: { from: 20, to: 30 } }])),
    ])
    expect((await read(id)).stock).toBe(20 - 4 + 3 * 10)
  })

  it('sets each price once when two people change it at once', async () => {
    const toys = await addToys(6)
    const raise = (to: number, list = toys) => edit(list.map(({ id }) => ({ _id: id, price: { from: 10, to } })))
    const answers = await Promise.all([raise(11), raise(12, toys.toReversed())])
    const errors = answers.flatMap(({ body }) =>
      body.results.flatMap(({ error }: { error: string | null }) => error ?? []),
    )
    expect(errors).toHaveLength(6)
    expect(new Set(errors).size).toBe(1)
  })

  it('switches a product off by hand, so that its category does not switch it on again', async () => {
    const [toy] = await addToys(1)
    const category = await addCategory(shop.db, {}, toy ? [toy] : [])
    const setCategory = (isActive: boolean) =>
      shop.call('PUT', `/category/${category.id}/active`, {
        token: users.admin.token,
        body: { category: { isActive } },
      })
    await setCategory(false)
    const id = toy?.id ?? ''
    expect((await edit([{ _id: id, isActive: true }])).body.results[0].product.isActive).toBe(true)
    await edit([{ _id: id, isActive: false }])
    await setCategory(true)
    expect((await read(id)).isActive).toBe(false)
  })

  it('mails those who wait for a product that is in stock again', async () => {
    const [toy] = await addToys(1, { stock: 0 })
    const id = toy?.id ?? ''
    const createdAt = shop.clock.now()
    await shop.db
      .insert(stockAlerts)
      .values({ productId: id, email: 'ada@example.com', stopToken: UNKNOWN_ID, createdAt })
    await edit([{ _id: id, stock: { from: 0, to: 3 } }])
    expect(await shop.db.select().from(mails).where(eq(mails.to, 'ada@example.com'))).toHaveLength(1)
  })

  it('shows the new price to shoppers', async () => {
    const [toy] = await addToys(1)
    const readPrice = async () => (await shop.call('GET', `/product/item/${toy?.slug}`)).body.product.price
    expect(await readPrice()).toBe(10)
    await edit([{ _id: toy?.id, price: { from: 10, to: 7 } }])
    expect(await readPrice()).toBe(7)
  })

  it('changes only the products of the merchant’s own brand', async () => {
    const [own] = await addToys(1, { brandId: users.merchant.brand.id })
    const [others] = await addToys(1, { brandId: (await addBrand(shop.db)).id })
    const { body } = await edit(
      [own, others].map((toy) => ({ _id: toy?.id, isActive: false })),
      users.merchant.token,
    )
    expect(body.results).toMatchObject([
      { error: null, product: { isActive: false } },
      { error: 'No product found.', product: null },
    ])
    expect((await read(others?.id ?? '')).isActive).toBe(true)
  })

  it('returns 401 for guests, and 403 for members and disabled merchants', async () => {
    const body = { products: [{ _id: UNKNOWN_ID, isActive: true }] }
    const statuses = [undefined, users.member.token, users.disabled.token].map(
      async (token) => (await shop.call('PUT', '/product', { body, ...(token && { token }) })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 403])
  })

  it.each([
    [[]],
    [Array.from({ length: 101 }, () => ({ _id: crypto.randomUUID() }))],
    [[{ _id: UNKNOWN_ID }, { _id: UNKNOWN_ID.toUpperCase() }]],
    [[{ _id: UNKNOWN_ID, price: { from: 1, to: 0 } }]],
    [[{ _id: UNKNOWN_ID, price: { from: 1, to: '1e9' } }]],
    [[{ _id: UNKNOWN_ID, price: { to: 5 } }]],
    [[{ _id: UNKNOWN_ID, stock: { from: 1, to: 1.5 } }]],
    [[{ _id: UNKNOWN_ID, stock: { from: 1, to: -1 } }]],
    [[{ _id: { toString: 1 }, isActive: true }]],
    [[{ _id: '\0', isActive: 'perhaps' }]],
  ])('rejects %j', async (list) => {
    expect((await edit(list)).status).toBe(400)
  })
})
