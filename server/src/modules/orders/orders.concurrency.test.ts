import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, toTotal } from '../../../test/fixtures/orders.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { orderLines, orders, products } from '../../db/schema/index.ts'

const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))

describe.each(setupDatabases())('concurrent calls on the %s database', (_name, open) => {
  let shop: TestApp
  let shopper: ReturnType<typeof createShopper>
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    shopper = createShopper(shop)
  })
  afterEach(() => shop.close())

  const countRows = async (table: typeof orders | typeof orderLines) =>
    (await shop.db.select({ n: count() }).from(table))[0]?.n
  const sortStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted()

  it('sell the last three products to three of twenty shoppers', async () => {
    const toy = await addProduct(shop.db, { name: 'Last', stock: 3 })
    const carts = await Promise.all(
      times(20, async () => {
        const { token } = await shop.signIn()
        return { token, cartId: await shopper.createCart(token, [toy]) }
      }),
    )
    const responses = await Promise.all(carts.map(({ token, cartId }) => shopper.order(token, cartId, 10)))
    expect(sortStatuses(responses)).toEqual([...times(3, () => 200), ...times(17, () => 400)])
    expect(new Set(responses.flatMap(({ body }) => body.error ?? []))).toEqual(
      new Set(['Only 0 of Last left in stock.']),
    )
    expect([await shopper.stockOf(toy.id), await countRows(orders), await countRows(orderLines)]).toEqual([0, 3, 3])
  })

  it('place one order for a cart that is ordered ten times', async () => {
    const toy = await addProduct(shop.db, { stock: 30 })
    const { token } = await shop.signIn()
    const lines = [{ ...toy, quantity: 2 }]
    const cartId = await shopper.createCart(token, lines)
    const responses = await Promise.all(times(10, () => shopper.order(token, cartId, toTotal(lines))))
    expect(sortStatuses(responses)).toEqual(times(10, () => 200))
    expect(new Set(responses.map(({ body }) => body.order._id)).size).toBe(1)
    expect([await shopper.stockOf(toy.id), await countRows(orders)]).toEqual([28, 1])
  })

  it('charges only what each customer saw, while the tax of a product is switched on and off', async () => {
    const toy = await addProduct(shop.db, { stock: 400, taxable: false })
    const { token } = await shop.signIn()
    const carts = await Promise.all(times(20, () => shopper.createCart(token, [toy])))
    const toShown = (nth: number) => (nth % 2 === 0 ? 10 : 10.5)
    const [, ...responses] = await Promise.all([
      (async () => {
        for (const taxable of times(20, (nth) => nth % 2 === 0)) await shopper.change(toy.id, { taxable })
      })(),
      ...carts.map((cartId, nth) => shopper.order(token, cartId, 10, { totalWithTax: toShown(nth) })),
    ])
    expect(responses.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
    const placed = responses.flatMap(({ status, body }, nth) =>
      status === 200 ? [{ id: body.order._id, shown: toShown(nth) }] : [],
    )
    const charged = await Promise.all(placed.map(async ({ id }) => (await shopper.read(token, id)).totalWithTax))
    expect(charged).toEqual(placed.map(({ shown }) => shown))
    expect(await shopper.stockOf(toy.id)).toBe(400 - placed.length)
  })

  it('never places an order without the address that a customer saw, while it is deleted', async () => {
    const toy = await addProduct(shop.db, { stock: 400 })
    const { id, token } = await shop.signIn()
    const address = await shopper.addHome(id, true)
    const carts = await Promise.all(times(10, () => shopper.createCart(token, [toy])))
    const [deleted, ...responses] = await Promise.all([
      shop.call('DELETE', `/address/delete/${address}`, { token }),
      ...carts.map((cartId) => shopper.order(token, cartId, 10, { address })),
    ])
    expect(deleted?.status).toBe(200)
    const placed = responses.filter(({ status }) => status === 200)
    expect(responses.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
    const read = await Promise.all(placed.map(({ body }) => shopper.read(token, body.order._id)))
    expect(read.filter(({ deliveryAddress }) => deliveryAddress === null)).toEqual([])
    expect(await shopper.stockOf(toy.id)).toBe(400 - placed.length)
  })

  it('does not deadlock when carts have the same products in opposite order', async () => {
    const toys = await Promise.all(times(6, () => addProduct(shop.db, { stock: 400 })))
    const { token } = await shop.signIn()
    const carts = await Promise.all(
      times(20, (nth) => shopper.createCart(token, nth % 2 === 0 ? toys : toys.toReversed())),
    )
    const responses = await Promise.all(carts.map((cartId) => shopper.order(token, cartId, toTotal(toys))))
    expect(sortStatuses(responses)).toEqual(times(20, () => 200))
    expect(await Promise.all(toys.map((toy) => shopper.stockOf(toy.id)))).toEqual(toys.map(() => 380))
  })

  it('keep the stock correct while orders of the same products are placed and cancelled', async () => {
    const toys = await Promise.all(times(4, () => addProduct(shop.db, { stock: 400 })))
    const { token } = await shop.signIn()
    const bought = []
    for (const order of times(10, (nth) => (nth % 2 === 0 ? toys : toys.toReversed()))) {
      bought.push(await shopper.buy(token, order))
    }
    const carts = await Promise.all(
      times(10, (nth) => shopper.createCart(token, nth % 2 === 0 ? toys.toReversed() : toys)),
    )
    const responses = await Promise.all([
      ...bought.map(({ _id }) => shop.call('DELETE', `/order/cancel/${_id}`, { token })),
      ...carts.map((cartId) => shopper.order(token, cartId, toTotal(toys))),
    ])
    expect(sortStatuses(responses)).toEqual(times(20, () => 200))
    expect(await Promise.all(toys.map((toy) => shopper.stockOf(toy.id)))).toEqual(toys.map(() => 390))
  })

  it('return the stock once when an order is cancelled four times', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const { token } = await shop.signIn()
    const { token: admin } = await shop.signIn(AS_ADMIN)
    const bought = await Promise.all(times(6, () => shopper.buy(token, [{ ...toy, quantity: 4 }])))
    const responses = await Promise.all(
      bought.flatMap((order) => [
        ...times(2, () => shop.call('DELETE', `/order/cancel/${order._id}`, { token })),
        ...times(2, () => shopper.setStatus(admin, order, order.products[0]._id, 'Cancelled')),
      ]),
    )
    expect(sortStatuses(responses)).toEqual(times(24, () => 200))
    expect(await shopper.stockOf(toy.id)).toBe(100)
  })

  it('either cancel or deliver an order, never both', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const { token } = await shop.signIn()
    const { token: admin } = await shop.signIn(AS_ADMIN)
    const bought = await Promise.all(times(8, () => shopper.buy(token, [toy])))
    await Promise.all(
      bought.map(async (order, nth) => {
        const cancel = () => shop.call('DELETE', `/order/cancel/${order._id}`, { token })
        const deliver = () => shopper.setStatus(admin, order, order.products[0]._id, 'Delivered')
        const [first, second] = nth % 2 === 0 ? [cancel, deliver] : [deliver, cancel]
        const responses = await Promise.all([first(), second()])
        expect(sortStatuses(responses)).toEqual([200, 400])
      }),
    )
    const after = await Promise.all(bought.map(({ _id }) => shopper.read(token, _id)))
    const cancelled = after.filter((order) => order.status === 'Cancelled').length
    expect(after.filter((order) => order.status === 'Delivered')).toHaveLength(8 - cancelled)
    expect(await shopper.stockOf(toy.id)).toBe(92 + cancelled)
  })

  it('cancel orders while their products are deleted', async () => {
    const { token } = await shop.signIn()
    const toys = await Promise.all(times(4, () => addProduct(shop.db, { stock: 100 })))
    const bought = await Promise.all(times(24, (nth) => shopper.buy(token, toys.slice(nth % 4, (nth % 4) + 1))))
    const cancelling = bought.map(({ _id }) => shop.call('DELETE', `/order/cancel/${_id}`, { token }))
    // When the first call has returned, others hold locks on their lines.
    await Promise.race(cancelling)
    await Promise.all(toys.map((toy) => shop.db.delete(products).where(eq(products.id, toy.id))))
    expect(sortStatuses(await Promise.all(cancelling))).toEqual(times(24, () => 200))
    expect(await countRows(orderLines)).toBe(24)
  })

  it('leave one default address when eight are added and edited as the default', async () => {
    const { token } = await shop.signIn()
    const body = { address: '1', city: 'C', state: 'S', country: 'C', zipCode: '12345', isDefault: true }
    const responses = await Promise.all(times(8, () => shop.call('POST', '/address/add', { token, body })))
    expect(sortStatuses(responses)).toEqual(times(8, () => 200))
    const edits = await Promise.all(
      responses.map((response) => shop.call('PUT', `/address/${response.body.address._id}`, { token, body })),
    )
    expect(sortStatuses(edits)).toEqual(times(8, () => 200))
    const { addresses } = (await shop.call('GET', '/address', { token })).body
    expect(addresses.filter((address: { isDefault: boolean }) => address.isDefault)).toHaveLength(1)
  })
})
