// The inserts of a cart and an order, without a shop around them, in a process of its own. Prints one line of JSON.
// Usage: `bare-orders.ts DATABASE_URL DATABASE_PID CONNECTIONS SECONDS`
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readCpuMs } from '../cpu-time.ts'
import type { OrderResult } from './measure-orders.ts'
import { summarizeTimes, type Times } from './summarize-times.ts'

const [url = '', databasePid = '0', connections = '32', seconds = '5'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value // never empty
const ids = async (table: string) =>
  (await pool.query<{ id: string }>(`select id from ${table} limit 100`)).rows.map(({ id }) => id)
const [products, users] = [await ids('products where is_active'), await ids('users')]
const HTML = 'x'.repeat(2500)

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  const client = await pool.connect()
  await client.query('begin')
  await work(client)
  await client.query('commit')
  client.release()
  return performance.now() - startedAt
}

async function buy(): Promise<Times> {
  const [cartId, orderId, userId, productId] = [randomUUID(), randomUUID(), pick(users), pick(products)]
  const cart = await inTransaction(async (client) => {
    await client.query('insert into carts (id, user_id, created_at) values ($1, $2, now())', [cartId, userId])
    await client.query(
      `insert into cart_lines (id, cart_id, position, product_id, name, price_cents, quantity) values ($1, $2, 0, $3, 'Toy', 1000, 1)`,
      [randomUUID(), cartId, productId],
    )
  })
  const order = await inTransaction(async (client) => {
    await client.query('update products set stock = stock - 1 where id = $1', [productId])
    await client.query(
      'insert into orders (id, user_id, cart_id, created_at, total_cents) values ($1, $2, $3, now(), 1050)',
      [...[orderId, userId, cartId]],
    )
    await client.query(
      `insert into order_lines (id, order_id, position, product_id, brand_id, sku, name, slug, price_cents, tax_cents, quantity)
       values ($1, $2, 0, $3, $4, 'SKU-1', 'Toy', 'toy', 1000, 50, 1)`,
      [randomUUID(), orderId, productId, randomUUID()],
    )
    await client.query(
      `insert into mails (id, kind, "to", subject, text, html, created_at, due_at, sent_at)
       values ($1, 'order', 'mina@bench.test', 'Your order', $2, $3, now(), now(), now())`,
      [randomUUID(), HTML.slice(0, 300), HTML],
    )
  })
  return { cart, order, both: cart + order }
}

async function load(ms: number): Promise<Times[]> {
  const times: Times[] = []
  const endsAt = performance.now() + ms
  const loop = async () => {
    while (performance.now() < endsAt) times.push(await buy())
  }
  await Promise.all(Array.from({ length: Number(connections) }, loop))
  return times
}

await load(1000)
const alone: Times[] = []
for (let i = 0; i < 150; i += 1) alone.push(await buy())
const readCpu = () => [readCpuMs(process.pid), readCpuMs(Number(databasePid))] as const
const [ownBefore, databaseBefore] = readCpu()
const startedAt = performance.now()
const times = await load(Number(seconds) * 1000)
const elapsed = (performance.now() - startedAt) / 1000
const [ownAfter, databaseAfter] = readCpu()
await pool.end()

const result: OrderResult = {
  alone: summarizeTimes(alone),
  load: {
    perSecond: times.length / elapsed,
    ...summarizeTimes(times),
    serverCpu: (ownAfter - ownBefore) / times.length,
    databaseCpu: (databaseAfter - databaseBefore) / times.length,
    mailShare: 0,
  },
  mailCpu: 0,
  failed: 0,
}
console.log(JSON.stringify(result))
