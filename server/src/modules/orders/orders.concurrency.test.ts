import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { createShopper, toTotal } from '../../../test/fixtures/orders.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { openPostgres } from '../../db/open.ts'
import { orderLines, orders, products } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()
const times = <Value>(n: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: n }, (_, nth) => make(nth))

describe.each([
  ['embedded', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('concurrent calls on the %s database', (_name, open) => {
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

  it('do not deadlock when carts have the same products in opposite order', async () => {
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

it('saves and orders many carts with the same products in any order, with two servers on one PostgreSQL', async () => {
  const database = await openFreshPostgres()
  await using first = await testApp({ database })
  await using second = await testApp({ database: await openPostgres(database.url) })
  const toys = await Promise.all(times(6, () => addProduct(first.db, { stock: 400 })))
  const statuses: number[] = []
  const sold = new Map<string, number>()
  // Each shopper buys three carts of three products, starting at another product and in alternating directions.
  const shop = async (nth: number) => {
    const { token } = await first.signIn()
    const shopper = createShopper(nth % 2 === 0 ? first : second)
    for (const round of times(3, (n) => n)) {
      const start = (nth + round) % toys.length
      const lines = [...toys.slice(start), ...toys.slice(0, start)].slice(0, 3)
      const saved = await shopper.addCart(token, (nth + round) % 2 === 0 ? lines : lines.toReversed())
      const ordered = await shopper.order(token, saved.body.cartId, toTotal(lines))
      statuses.push(saved.status, ordered.status)
      for (const { id } of lines) sold.set(id, (sold.get(id) ?? 0) + 1)
    }
  }
  await Promise.all(times(32, shop))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  for (const { id } of toys) expect(await createShopper(first).stockOf(id)).toBe(400 - (sold.get(id) ?? 0))
})
