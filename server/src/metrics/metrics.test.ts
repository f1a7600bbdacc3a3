import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChatClient } from '../../test/chat-client.ts'
import { addProduct } from '../../test/fixtures/catalogue.ts'
import { createFakeRenderer } from '../../test/fixtures/fake-renderer.ts'
import { createShopper } from '../../test/fixtures/orders.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { readMetrics } from '../../test/read-metrics.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { MINUTE } from '../lib/clock.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { createMetrics } from './metrics.ts'
import type { MetricsServer } from './metrics-server.ts'

const { openFreshPostgres } = setupPostgres()
const ANY_PORT = { host: '127.0.0.1', port: 0 }

describe.each([
  ['the embedded database', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('metrics of a server on %s', (name, open) => {
  let shop: TestApp
  let server: MetricsServer
  const metrics = createMetrics(ANY_PORT)
  const renderer = createFakeRenderer()
  beforeAll(async () => {
    const database = await open()
    shop = await testApp({ database, observe: metrics.observe, renderer })
    server = await metrics.start({ database, deps: shop.deps, realtime: shop.realtime })
  })
  afterAll(async () => {
    await server.close()
    await shop.close()
  })
  const read = () => readMetrics(server.url)
  const countOf = (labels: string) => `whirligig_http_request_duration_seconds_count{${labels}}`

  it('count requests by route pattern, and all unknown paths together', async () => {
    await shop.call('GET', '/product/item/secret-slug-1')
    await shop.call('GET', '/product/item/secret-slug-2')
    await shop.call('POST', '/auth/reset/secret-token', { body: {} })
    for (const url of ['/secret-path-1', '/api/secret-path-2', '/api/secret-path-3?secret']) {
      await shop.app.inject({ url })
    }
    const found = await read()
    expect(found).toMatchObject({
      [countOf('method="GET",route="/api/product/item/:key",status="4xx"')]: 2,
      [countOf('method="POST",route="/api/auth/reset/:token",status="4xx"')]: 1,
      [countOf('method="GET",route="unknown",status="4xx"')]: 3,
    })
    expect(Object.keys(found).join()).not.toContain('secret')
  })

  it('do not count the API calls of a page a second time', async () => {
    renderer.loadPage.mockImplementation(async ({ callApi }) => {
      await callApi('/api/brand/list')
      return { status: 200, data: '', render: () => '' }
    })
    await shop.app.inject({ url: '/brands' })
    const found = await read()
    expect(found).toMatchObject({ [countOf('method="GET",route="/brands",status="2xx"')]: 1 })
    expect(Object.keys(found).join()).not.toContain('/api/brand/list')
  })

  it('count the orders that are placed, and not the repeated calls', async () => {
    const shopper = createShopper(shop)
    const { token } = await shop.signIn()
    const top = await addProduct(shop.db, { name: 'Top', slug: 'top', stock: 4, priceCents: 500 })
    const cartId = await shopper.createCart(token, [top])
    expect(await read()).toMatchObject({ whirligig_orders_placed_total: 0 })
    expect((await shopper.order(token, cartId, 5)).status).toBe(200)
    expect((await shopper.order(token, cartId, 5)).status).toBe(200)
    expect(await read()).toMatchObject({ whirligig_orders_placed_total: 1 })
  })

  it('have the length of the mail queue and the age of its oldest mail', async () => {
    await shop.db.execute(sql`delete from mails`)
    expect(await read()).toMatchObject({ whirligig_mail_queue: 0, whirligig_mail_queue_oldest_seconds: 0 })
    const mail = { kind: 'hello', to: 'ada@example.com', subject: 'S', text: 'T', html: 'H' }
    for (let count = 0; count < 2; count += 1) {
      await queueMail(shop.db, () => {}, mail, shop.clock.now())
      shop.clock.advance(MINUTE)
    }
    expect(await read()).toMatchObject({ whirligig_mail_queue: 2, whirligig_mail_queue_oldest_seconds: 120 })
    await shop.db.execute(sql`update mails set sent_at = now()`)
    expect(await read()).toMatchObject({ whirligig_mail_queue: 0, whirligig_mail_queue_oldest_seconds: 0 })
  })

  it('count the open sockets', async () => {
    const url = await shop.app.listen({ port: 0 })
    const { token } = await shop.signIn()
    const client = await connectChatClient(url, { token })
    expect(await read()).toMatchObject({ whirligig_sockets: 1 })
    client.close()
  })

  it('have the lag of the event loop and the memory of the process', async () => {
    expect(await read()).toMatchObject({
      nodejs_eventloop_lag_p99_seconds: expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
    })
  })

  it('have the connections of PostgreSQL', async () => {
    const found = await read()
    const pool = Object.keys(found).filter((key) => key.startsWith('whirligig_database'))
    expect(pool.toSorted()).toEqual(
      name === 'PostgreSQL'
        ? [
            'whirligig_database_connections_max',
            'whirligig_database_connections{state="idle"}',
            'whirligig_database_connections{state="in_use"}',
            'whirligig_database_up',
            'whirligig_database_waiting',
          ]
        : ['whirligig_database_up'],
    )
  })

  it('report a database that does not respond', async () => {
    await shop.db.execute(sql`alter table mails rename to lost_mails`)
    const found = await read()
    await shop.db.execute(sql`alter table lost_mails rename to mails`)
    expect(found).toMatchObject({ whirligig_database_up: 0, nodejs_heap_size_used_bytes: expect.any(Number) })
    expect(found).not.toHaveProperty('whirligig_mail_queue')
    expect(await read()).toMatchObject({ whirligig_database_up: 1, whirligig_mail_queue: 0 })
  })
})

it('counts the results of mails', async () => {
  const metrics = createMetrics(ANY_PORT)
  await using shop = await testApp({ observe: metrics.observe })
  const server = await metrics.start({ database: { db: shop.db, pool: null }, ...shop })
  metrics.countMail('failed')
  metrics.countMail('failed')
  metrics.countMail('given-up')
  expect(await readMetrics(server.url)).toMatchObject({
    'whirligig_mail_attempts_total{result="sent"}': 0,
    'whirligig_mail_attempts_total{result="failed"}': 2,
    'whirligig_mail_attempts_total{result="given-up"}': 1,
  })
  await server.close()
})
