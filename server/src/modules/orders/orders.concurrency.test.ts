import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, toTotal } from '../../../test/fixtures/orders.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { orderLines, orders, products } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()
const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('at the same moment, on the %s database,', (_name, open) => {
  let shop: TestApp
  let buys: ReturnType<typeof createShopper>
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
    buys = createShopper(shop)
  })
  afterEach(() => shop.close())

  const rowsOf = async (table: typeof orders | typeof orderLines) =>
    (await shop.db.select({ n: count() }).from(table))[0]?.n
  const statusesOf = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status).toSorted()

  it('twenty want the last three: three get one', async () => {
    const toy = await addProduct(shop.db, { name: 'Last', stock: 3 })
    const carts = await Promise.all(
      times(20, async () => {
        const { token } = await shop.signIn()
        return { token, cartId: await buys.createCart(token, [toy]) }
      }),
    )
    const answers = await Promise.all(carts.map(({ token, cartId }) => buys.order(token, cartId, 10)))
    expect(statusesOf(answers)).toEqual([...times(3, () => 200), ...times(17, () => 400)])
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['Only 0 of Last left in stock.']))
    expect([await buys.stockOf(toy.id), await rowsOf(orders), await rowsOf(orderLines)]).toEqual([0, 3, 3])
  })

  it('the same cart is ordered ten times: it is one order', async () => {
    const toy = await addProduct(shop.db, { stock: 30 })
    const { token } = await shop.signIn()
    const lines = [{ ...toy, quantity: 2 }]
    const cartId = await buys.createCart(token, lines)
    const answers = await Promise.all(times(10, () => buys.order(token, cartId, toTotal(lines))))
    expect(statusesOf(answers)).toEqual(times(10, () => 200))
    expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1)
    expect([await buys.stockOf(toy.id), await rowsOf(orders)]).toEqual([28, 1])
  })

  it('carts hold the same toys in opposite order: nobody waits for ever', async () => {
    const toys = await Promise.all(times(6, () => addProduct(shop.db, { stock: 400 })))
    const { token } = await shop.signIn()
    const carts = await Promise.all(
      times(20, (nth) => buys.createCart(token, nth % 2 === 0 ? toys : toys.toReversed())),
    )
    const answers = await Promise.all(carts.map((cartId) => buys.order(token, cartId, toTotal(toys))))
    expect(statusesOf(answers)).toEqual(times(20, () => 200))
    expect(await Promise.all(toys.map((toy) => buys.stockOf(toy.id)))).toEqual(toys.map(() => 380))
  })

  it('orders come and go of the same toys: the stock is what it was', async () => {
    const toys = await Promise.all(times(4, () => addProduct(shop.db, { stock: 400 })))
    const { token } = await shop.signIn()
    const bought = []
    for (const order of times(10, (nth) => (nth % 2 === 0 ? toys : toys.toReversed()))) {
      bought.push(await buys.buy(token, order))
    }
    const carts = await Promise.all(
      times(10, (nth) => buys.createCart(token, nth % 2 === 0 ? toys.toReversed() : toys)),
    )
    const answers = await Promise.all([
      ...bought.map(({ _id }) => shop.call('DELETE', `/order/cancel/${_id}`, { token })),
      ...carts.map((cartId) => buys.order(token, cartId, toTotal(toys))),
    ])
    expect(statusesOf(answers)).toEqual(times(20, () => 200))
    expect(await Promise.all(toys.map((toy) => buys.stockOf(toy.id)))).toEqual(toys.map(() => 390))
  })

  it('orders are cancelled four times each: the stock comes back once', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const { token } = await shop.signIn()
    const { token: admin } = await shop.signIn(AS_ADMIN)
    const bought = await Promise.all(times(6, () => buys.buy(token, [{ ...toy, quantity: 4 }])))
    const answers = await Promise.all(
      bought.flatMap((order) => [
        ...times(2, () => shop.call('DELETE', `/order/cancel/${order._id}`, { token })),
        ...times(2, () => buys.setStatus(admin, order, order.products[0]._id, 'Cancelled')),
      ]),
    )
    expect(statusesOf(answers)).toEqual(times(24, () => 200))
    expect(await buys.stockOf(toy.id)).toBe(100)
  })

  it('an order is cancelled and delivered: it is one of the two', async () => {
    const toy = await addProduct(shop.db, { stock: 100 })
    const { token } = await shop.signIn()
    const { token: admin } = await shop.signIn(AS_ADMIN)
    const bought = await Promise.all(times(8, () => buys.buy(token, [toy])))
    await Promise.all(
      bought.map(async (order, nth) => {
        const cancel = () => shop.call('DELETE', `/order/cancel/${order._id}`, { token })
        const deliver = () => buys.setStatus(admin, order, order.products[0]._id, 'Delivered')
        const [first, second] = nth % 2 === 0 ? [cancel, deliver] : [deliver, cancel]
        const answers = await Promise.all([first(), second()])
        expect(statusesOf(answers)).toEqual([200, 400])
      }),
    )
    const after = await Promise.all(bought.map(({ _id }) => buys.read(token, _id)))
    const cancelled = after.filter((order) => order.status === 'Cancelled').length
    expect(after.filter((order) => order.status === 'Delivered')).toHaveLength(8 - cancelled)
    expect(await buys.stockOf(toy.id)).toBe(92 + cancelled)
  })

  it('toys are deleted while their orders are cancelled: all of it happens', async () => {
    const { token } = await shop.signIn()
    const toys = await Promise.all(times(4, () => addProduct(shop.db, { stock: 100 })))
    const bought = await Promise.all(times(24, (nth) => buys.buy(token, toys.slice(nth % 4, (nth % 4) + 1))))
    const cancelling = bought.map(({ _id }) => shop.call('DELETE', `/order/cancel/${_id}`, { token }))
    // By then some of the others have locked their lines.
    await Promise.race(cancelling)
    await Promise.all(toys.map((toy) => shop.db.delete(products).where(eq(products.id, toy.id))))
    expect(statusesOf(await Promise.all(cancelling))).toEqual(times(24, () => 200))
    expect(await rowsOf(orderLines)).toBe(24)
  })

  it('eight addresses become the default: one is', async () => {
    const { token } = await shop.signIn()
    const body = { address: '1', city: 'C', state: 'S', country: 'C', zipCode: '12345', isDefault: true }
    const answers = await Promise.all(times(8, () => shop.call('POST', '/address/add', { token, body })))
    expect(statusesOf(answers)).toEqual(times(8, () => 200))
    const edits = await Promise.all(
      answers.map((answer) => shop.call('PUT', `/address/${answer.body.address._id}`, { token, body })),
    )
    expect(statusesOf(edits)).toEqual(times(8, () => 200))
    const { addresses } = (await shop.call('GET', '/address', { token })).body
    expect(addresses.filter((address: { isDefault: boolean }) => address.isDefault)).toHaveLength(1)
  })
})
