import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OrderPage } from '@whirligig/contract'
import { afterEach, expect, it } from 'vitest'
import type { AnyJson } from '../../../test/any-json.ts'
import { createDataFolder } from '../../../test/data-folder.ts'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts'
import { openFolder } from '../../db/open.ts'
import { orderLines, orders, products, users } from '../../db/schema/index.ts'
import { systemClock } from '../../lib/clock.ts'
import { startSession } from '../auth/sessions.ts'

const STOCK = 100_000
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-crash-'))
let server: ServerProcess | undefined

afterEach(async () => {
  await server?.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the real server on the data folder. */
async function start(): Promise<ServerProcess> {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' })
  return server
}

/** Inserts three products and a user into the data folder of the server. */
async function fillDatabase() {
  await createDataFolder(dataDir)
  const { db, close } = await openFolder(dataDir)
  const now = systemClock.now()
  const [buyer] = await db
    .insert(users)
    .values({ passwordHash: 'none', email: 'buyer@example.com', firstName: 'Mina', lastName: 'Marlow', createdAt: now })
    .returning({ id: users.id })
  const token = await startSession(db, buyer?.id ?? '', now)
  const toys = [
    await addProduct(db, { stock: STOCK }),
    await addProduct(db, { stock: STOCK }),
    await addProduct(db, { stock: STOCK }),
  ]
  await close()
  return { token, toys }
}

// Three starts are slow on a busy machine.
it('keeps every acknowledged order whole when the server is killed', {
  timeout: 240_000,
}, async () => {
  const { token, toys } = await fillDatabase()
  const first = await start()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, body: unknown): Promise<AnyJson> => {
    const response = await fetch(`${first.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const acknowledged: string[] = []
  const lines = toys.map(({ id }) => ({ product: id, quantity: 2, price: 10 }))
  let killing: Promise<void> | undefined
  /** Places orders until the server is killed, which happens after the fortieth order of all shoppers. */
  const placeOrders = async () => {
    while (!killing) {
      const { cartId } = await call('/cart/add', { products: lines })
      const { order } = await call('/order/add', { cartId, total: 60 })
      acknowledged.push(order._id)
      if (acknowledged.length === 40) killing = first.stop('SIGKILL')
    }
  }
  const results = await Promise.allSettled(Array.from({ length: 12 }, placeOrders))
  await killing
  // Only pending calls failed, with a network error. The server rejected none.
  for (const { reason } of results.filter((result) => result.status === 'rejected'))
    expect(reason).toBeInstanceOf(TypeError)
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)

  // The server starts again on the same folder and lists the orders.
  const second = await start()
  const response = await fetch(`${second.url}/api/order/me?limit=100`, { headers })
  const listed = OrderPage.parse(await response.json())
  for (const order of listed.orders) expect([order.total, order.products.length]).toEqual([60, 3])
  await second.stop()

  const { db, close } = await openFolder(dataDir)
  const storedIds = (await db.select({ id: orders.id }).from(orders)).map((order) => order.id)
  const storedLines = await db.select().from(orderLines)
  const stock = (await db.select({ stock: products.stock }).from(products)).map((product) => product.stock)
  await close()
  expect(storedIds).toEqual(expect.arrayContaining(acknowledged))
  expect(listed.count).toBe(storedIds.length)
  for (const id of storedIds) expect(storedLines.filter((line) => line.orderId === id)).toHaveLength(3)
  expect(storedLines).toHaveLength(3 * storedIds.length)
  expect(stock).toEqual(toys.map(() => STOCK - 2 * storedIds.length))
})
