import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OrderPage } from '@whirligig/contract'
import { afterEach, expect, it } from 'vitest'
import type { AnyJson } from '../../../test/any-json.ts'
import { addProduct } from '../../../test/fixtures/catalogue.ts'
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts'
import { openFolder } from '../../db/open.ts'
import { orderLines, orders, products, users } from '../../db/schema/index.ts'
import { systemClock } from '../../lib/clock.ts'
import { startSession } from '../auth/sessions.ts'

const STOCK = 100_000
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-killed-'))
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

/** Three toys and somebody to buy them, in the folder that the server will open. */
async function fill() {
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

// Three starts and a new data folder take a while on a busy machine.
it('a server killed in the middle of orders has every order it acknowledged, whole, and no half one', {
  timeout: 240_000,
}, async () => {
  const { token, toys } = await fill()
  const first = await start()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, body: unknown): Promise<AnyJson> => {
    const answer = await fetch(`${first.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const acknowledged: string[] = []
  const lines = toys.map(({ id }) => ({ product: id, quantity: 2, price: 10 }))
  let killing: Promise<void> | undefined
  /** Buys without a pause until the server is gone, and kills it after the fortieth answer of all. */
  const buyer = async () => {
    while (!killing) {
      const { cartId } = await call('/cart/add', { products: lines })
      const { order } = await call('/order/add', { cartId, total: 60 })
      acknowledged.push(order._id)
      if (acknowledged.length === 40) killing = first.stop('SIGKILL')
    }
  }
  const buyers = await Promise.allSettled(Array.from({ length: 12 }, buyer))
  await killing
  // Calls that were under way broke off; nothing was refused before.
  for (const { reason } of buyers.filter((result) => result.status === 'rejected'))
    expect(reason).toBeInstanceOf(TypeError)
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)

  // It starts again by itself, on the same folder, and shows what was bought.
  const again = await start()
  const answer = await fetch(`${again.url}/api/order/me?limit=100`, { headers })
  const shown = OrderPage.parse(await answer.json())
  for (const order of shown.orders) expect([order.total, order.products.length]).toEqual([60, 3])
  await again.stop()

  const { db, close } = await openFolder(dataDir)
  const kept = (await db.select({ id: orders.id }).from(orders)).map((order) => order.id)
  const keptLines = await db.select().from(orderLines)
  const stock = (await db.select({ stock: products.stock }).from(products)).map((product) => product.stock)
  await close()
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
  expect(shown.count).toBe(kept.length)
  for (const id of kept) expect(keptLines.filter((line) => line.orderId === id)).toHaveLength(3)
  expect(keptLines).toHaveLength(3 * kept.length)
  expect(stock).toEqual(toys.map(() => STOCK - 2 * kept.length))
})
