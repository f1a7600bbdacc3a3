import { ALL_ORDER_SORTS, formatOrderNumber, type Order } from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { setupOrders } from '../../../test/setup-orders.ts'
import { newId } from '../../db/id.ts'
import { users } from '../../db/schema/index.ts'

describe.each(setupDatabases())('all orders on the %s database', (_name, openDatabase) => {
  const t = setupOrders(openDatabase)

  let token: string
  let kite: Awaited<ReturnType<typeof addProduct>>
  let train: typeof kite
  /** Ids of four orders of the buyer, oldest first: kite, train, kite and train, kite. A day lies between them. */
  let ids: string[]

  beforeEach(async () => {
    token = await t.getAdminToken()
    kite = await addProduct(t.shop.db, { name: 'Stunt Kite', sku: 'KITE-1', priceCents: 1000 })
    train = await addProduct(t.shop.db, { name: 'Wooden Train', sku: 'TRAIN-7', priceCents: 2500 })
    ids = []
    for (const toys of [[kite], [train], [kite, train], [kite]]) {
      ids.push(String((await t.shopper.buy(t.buyer.token, toys))._id))
      t.shop.clock.advance(24 * 60 * 60 * 1000)
    }
  })

  const list = async (query = '') => (await t.shop.call('GET', `/order${query}`, { token })).body
  /** The numbers of the listed orders in the order of the list: 0 is the oldest. */
  const listNumbers = async (query = '') =>
    (await list(query)).orders.map(({ _id }: { _id: string }) => ids.indexOf(_id))
  const setStatus = async (body: object) => (await t.shop.call('PUT', '/order/status', { token, body })).body
  const readStatuses = async (id: string) =>
    (await t.read(id, token)).products.map(({ status }: { status: string }) => status)

  describe('the list of all orders', () => {
    it('has tabs by the status over all lines, with their counts', async () => {
      await setStatus({ orders: [ids[0]], status: 'Delivered' })
      await setStatus({ orders: [ids[1]], status: 'Shipped' })
      const [line] = (await t.read(String(ids[2]), token)).products
      await setStatus({ orders: [ids[2]], status: 'Shipped', lines: [line?._id] })
      await t.shop.call('DELETE', `/order/cancel/${ids[3]}`, { token })
      expect((await list()).counts).toEqual({ all: 4, open: 2, to_ship: 1, shipped: 1, delivered: 1, cancelled: 1 })
      expect(await listNumbers('?status=open')).toEqual([2, 1])
      expect(await listNumbers('?status=to_ship')).toEqual([2])
      expect(await listNumbers('?status=shipped')).toEqual([1])
      expect(await listNumbers('?status=delivered')).toEqual([0])
      expect(await listNumbers('?status=cancelled')).toEqual([3])
      expect(await list('?status=shipped')).toMatchObject({ count: 1, totalPages: 1 })
    })

    it('is sorted by date, and has pages', async () => {
      expect(await listNumbers()).toEqual([3, 2, 1, 0])
      expect(await listNumbers('?sortBy=oldest')).toEqual([0, 1, 2, 3])
      expect(await listNumbers('?sortBy=oldest&limit=3&page=2')).toEqual([3])
    })

    it('is sorted by the total with tax, without cancelled lines', async () => {
      expect(await listNumbers('?sortBy=total-high')).toEqual([2, 1, 3, 0])
      expect(await listNumbers('?sortBy=total-low')).toEqual([0, 3, 1, 2])
      expect(await listNumbers('?sortBy=total-low&limit=3&page=2')).toEqual([2])
      const both = await t.read(String(ids[2]), token)
      await t.shopper.setStatus(token, both, both.products[1]._id, 'Cancelled')
      await t.shop.call('DELETE', `/order/cancel/${ids[0]}`, { token })
      expect(await listNumbers('?sortBy=total-high')).toEqual([1, 3, 2, 0])
      expect(await listNumbers('?sortBy=total-high&status=open')).toEqual([1, 3, 2])
    })

    it('sorts an order by its total also if the statement that inserts it does not set it', async () => {
      await t.shop.db.execute(sql`
      with placed as (insert into orders (id, cart_id, created_at) values (${UNKNOWN_ID}, ${UNKNOWN_ID}, now()))
      insert into order_lines (id, order_id, position, name, slug, price_cents, tax_cents, quantity)
      values (${newId()}, ${UNKNOWN_ID}, 0, 'Kite', 'kite', 900, 45, 3)`)
      const totals = (await list('?sortBy=total-high')).orders.map(({ totalWithTax }: Order) => totalWithTax)
      expect(totals).toEqual([35, 27.45, 25, 10, 10])
    })

    it('is filtered by days, customer and product', async () => {
      const [first, second] = [ids[0], ids[1]].map((id) => id)
      const day = async (id: string | undefined) => (await t.read(String(id), token)).created.slice(0, 10)
      expect(await listNumbers(`?to=${await day(first)}`)).toEqual([0])
      expect(await listNumbers(`?from=${await day(second)}`)).toEqual([3, 2, 1])
      expect(await listNumbers(`?from=${await day(second)}&to=${await day(second)}`)).toEqual([1])
      expect(await listNumbers(`?product=${train.id}`)).toEqual([2, 1])
      expect(await listNumbers(`?customer=${t.buyer.id}`)).toEqual([3, 2, 1, 0])
      expect(await listNumbers(`?customer=${UNKNOWN_ID}`)).toEqual([])
    })

    it('has the orders with some ids, and none for ids that are no ids', async () => {
      expect(await listNumbers(`?ids=${ids[2]},${ids[0]},${UNKNOWN_ID},me`)).toEqual([2, 0])
      expect(await listNumbers('?ids=%00')).toEqual([])
    })

    it.each(['from=yesterday', 'from=2026-13-40', 'to=%00', 'customer=me', 'product=%00', 'status=lost', 'search=%00'])(
      'ignores the invalid filter %s',
      async (query) => {
        expect(await listNumbers(`?${query}`)).toEqual([3, 2, 1, 0])
      },
    )

    it('is searched by customer, toy, sku, order number and id', async () => {
      expect(await listNumbers('?search=TRAIN')).toEqual([2, 1])
      expect(await listNumbers('?search=wooden')).toEqual([2, 1])
      expect(await listNumbers('?search=kite-1')).toEqual([3, 2, 0])
      expect(await listNumbers(`?search=${encodeURIComponent(t.buyer.email)}`)).toEqual([3, 2, 1, 0])
      expect(await listNumbers(`?search=${ids[1]}`)).toEqual([1])
      expect(await listNumbers(`?search=${formatOrderNumber(String(ids[1]))}`)).toEqual([1])
      expect(await listNumbers('?search=100%25')).toEqual([])
      await setStatus({ orders: [ids[2]], status: 'Shipped' })
      expect((await list('?search=wooden')).counts).toMatchObject({ all: 2, to_ship: 1, shipped: 1 })
    })
  })

  describe('setting the status of many orders', () => {
    it('changes the lines that have not got as far, and says which', async () => {
      const { body } = await t.shop.call('PUT', '/order/status', {
        token,
        body: { orders: [ids[0], ids[2]], status: 'Processing' },
      })
      expect(body.results.map(({ lines }: { lines: string[] }) => lines.length)).toEqual([1, 2])
      expect(await readStatuses(String(ids[2]))).toEqual(['Processing', 'Processing'])
      await setStatus({ orders: ids, status: 'Shipped' })
      expect((await setStatus({ orders: [ids[0]], status: 'Processing' })).results).toEqual([
        { _id: ids[0], lines: [], error: null },
      ])
      expect(await readStatuses(String(ids[0]))).toEqual(['Shipped'])
    })

    it('is undone with the changed lines, and only with them', async () => {
      const changed = (await setStatus({ orders: [ids[2]], status: 'Processing' })).results[0].lines
      expect((await setStatus({ orders: [ids[2]], status: 'Not processed' })).results[0].lines).toEqual([])
      await setStatus({ orders: [ids[2]], status: 'Not processed', lines: changed })
      expect(await readStatuses(String(ids[2]))).toEqual(['Not processed', 'Not processed'])
      await setStatus({ orders: [ids[2]], status: 'Shipped' })
      await setStatus({ orders: [ids[2]], status: 'Not processed', lines: changed })
      expect(await readStatuses(String(ids[2]))).toEqual(['Shipped', 'Shipped'])
    })

    it('changes the other orders when one does not exist', async () => {
      const { results } = await setStatus({ orders: [ids[0], UNKNOWN_ID, 'malformed', ids[1]], status: 'Delivered' })
      expect(results.map(({ error }: { error: string | null }) => error)).toEqual([
        null,
        'No order found.',
        'No order found.',
        null,
      ])
      expect((await list()).counts.delivered).toBe(2)
    })

    it('skips cancelled lines', async () => {
      await t.shop.call('DELETE', `/order/cancel/${ids[0]}`, { token })
      await setStatus({ orders: [ids[0]], status: 'Shipped' })
      expect(await readStatuses(String(ids[0]))).toEqual(['Cancelled'])
    })

    it('ships each line once when two people do it at once', async () => {
      const both = await Promise.all([
        setStatus({ orders: ids, status: 'Shipped' }),
        setStatus({ orders: ids.toReversed(), status: 'Shipped' }),
      ])
      const changed = both.flatMap(({ results }) => results.flatMap(({ lines }: { lines: string[] }) => lines))
      expect(changed).toHaveLength(5)
      expect(new Set(changed).size).toBe(5)
    })

    it.each([
      ['no orders', { orders: [], status: 'Shipped' }],
      ['a status that ends an order', { orders: [UNKNOWN_ID], status: 'Cancelled' }],
      ['too many orders', { orders: Array.from({ length: 101 }, () => UNKNOWN_ID), status: 'Shipped' }],
    ])('is refused with %s', async (_title, body) => {
      expect((await t.shop.call('PUT', '/order/status', { token, body })).status).toBe(400)
    })
  })

  describe('the export of orders', () => {
    it('has the orders that the list shows, without formulas', async () => {
      await t.shop.db.update(users).set({ firstName: '=SUM(A1)' }).where(eq(users.id, t.buyer.id))
      const last = String((await t.shopper.buy(t.buyer.token, [kite]))._id)
      const { statusCode, body, headers } = await t.shop.app.inject({
        url: '/api/order/export?search=KITE-1&sortBy=oldest',
        headers: { authorization: `Bearer ${token}` },
      })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(body).toContain('number,id,placed,status,customer,email,toys,total,tax,totalWithTax,address')
      const positions = [ids[0], ids[2], ids[3], last].map((id) => body.indexOf(String(id)))
      expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true)
      expect(body).not.toContain(String(ids[1]))
      expect(body).toMatch(/,'=SUM\(A1\)[^,]*,/)
    })

    it.each(ALL_ORDER_SORTS)('has each of many orders once when sorted by %s', async (sort) => {
      // Seven totals and three moments, so that many orders are equal but for their ids.
      await t.shop.db.execute(sql`
      insert into orders (id, cart_id, created_at, total_cents)
      select gen_random_uuid(), gen_random_uuid(), '2026-01-01'::timestamptz + n % 3 * interval '1 ms', 100 + n % 7
      from generate_series(1, 1100) n`)
      const column = sort.startsWith('total') ? sql`total_cents, ` : sql``
      const { rows } = await t.shop.db.execute<{ id: string }>(
        sql`select id from orders order by ${column}created_at, id`,
      )
      const sorted = rows.map(({ id }) => id)
      const { body } = await t.shop.app.inject({
        url: `/api/order/export?sortBy=${sort}`,
        headers: { authorization: `Bearer ${token}` },
      })
      const exported = [...body.matchAll(/^[^,]+,([0-9a-f-]{36}),/gm)].map(([, id]) => id)
      expect(exported).toEqual(sort === 'oldest' || sort === 'total-low' ? sorted : sorted.reverse())
    })
  })
})
