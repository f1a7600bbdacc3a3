// Long because the processes are started once for all tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_TEXT, type ChatUser, ROLE_ADMIN } from '@whirligig/contract'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/db/database.ts'
import { openPostgres } from '../../src/db/open.ts'
import { chatMessages, chatProcesses, products, users } from '../../src/db/schema/index.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { startSession } from '../../src/modules/auth/sessions.ts'
import type { AnyJson } from '../any-json.ts'
import { type ChatClient, connectChatClient } from '../chat-client.ts'
import { startFakeSmtpServer } from '../fake-smtp-server.ts'
import { addProduct } from '../fixtures/catalogue.ts'
import { setupPostgres } from '../postgres/postgres-cluster.ts'
import { readDeadlocks } from '../postgres/read-deadlocks.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const { createDatabaseUrl } = setupPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-two-'))
let database: OpenDatabase
let smtp: Awaited<ReturnType<typeof startFakeSmtpServer>>
let first: ServerProcess
let second: ServerProcess
let clients: ChatClient[] = []

beforeAll(async () => {
  const url = await createDatabaseUrl()
  smtp = await startFakeSmtpServer()
  const env = { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
  // Both start on an empty database at the same time: one of them migrates it.
  ;[first, second] = (await Promise.all(
    ['first', 'second'].map((name) => startServerProcess({ ...env, DATA_DIR: join(dataDir, name) })),
  )) as [ServerProcess, ServerProcess] // one server per name
  database = await openPostgres(url)
})
afterEach(() => {
  for (const client of clients) client.close()
  clients = []
})
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  await database?.close()
  await smtp?.[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

let userCount = 0
async function signIn(user: Partial<typeof users.$inferInsert> = {}) {
  userCount += 1
  const now = systemClock.now()
  const defaults = { firstName: 'Mina', lastName: 'Marlow', passwordHash: 'none', createdAt: now }
  const [row] = await database.db
    .insert(users)
    .values({ ...defaults, email: `person-${userCount}@example.com`, ...user })
    .returning({ id: users.id })
  const id = row?.id ?? ''
  return { id, token: await startSession(database.db, id, now) }
}
const ADMIN = { role: ROLE_ADMIN, firstName: 'Ada', lastName: 'Winder' } as const

async function connect(server: ServerProcess, user: { token: string }): Promise<ChatClient> {
  const client = await connectChatClient(server.url, user)
  clients.push(client)
  return client
}

async function call(server: ServerProcess, method: string, path: string, token?: string, body?: unknown) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: AnyJson = await response.json()
  return { status: response.status, body: json }
}

it('shares sessions between processes and disconnects their sockets at all of them', async () => {
  const { token } = await signIn()
  expect((await call(second, 'GET', '/user/me', token)).status).toBe(200)
  const tabs = [await connect(first, { token }), await connect(second, { token })]
  expect((await call(first, 'POST', '/auth/logout', token)).status).toBe(200)
  for (const tab of tabs) expect(await tab.waitForDisconnect()).toBe('io server disconnect')
  expect((await call(second, 'GET', '/user/me', token)).status).toBe(401)
  await expect(connect(second, { token })).rejects.toThrow(CHAT_TEXT.unauthorized)
})

it('delivers messages, typing and receipts between processes, once and in order', async () => {
  const [ada, mina] = [await signIn(ADMIN), await signIn()]
  const [adaTab, minaTab, minaTab2] = [
    await connect(first, ada),
    await connect(second, mina),
    await connect(first, mina),
  ]
  await adaTab.emitWithAck('connectUser')
  // The last text exceeds the size of a PostgreSQL notification.
  const texts = ['Hello!', 'Do the bears come in blue?', '🧸'.repeat(1000)]
  for (const text of texts)
    expect(await minaTab.emitWithAck('message', { text, to: ada.id })).toMatchObject({ message: { value: text } })
  for (const tab of [adaTab, minaTab, minaTab2]) {
    for (const text of texts) await tab.waitFor('message', ({ value }) => value === text)
    expect(tab.getAll('message')).toHaveLength(3)
  }
  expect(
    adaTab
      .getAll('message')
      .map(({ value }) => value)
      .slice(0, 2),
  ).toEqual(texts.slice(0, 2))
  adaTab.socket.emit('typing', { to: mina.id, isTyping: true })
  expect(await minaTab.waitFor('typing')).toEqual({ from: ada.id, isTyping: true })
  await adaTab.emitWithAck(
    'received',
    adaTab.getAll('message').map(({ id }) => id),
  )
  expect(await minaTab2.waitFor('delivered')).toMatchObject({ with: ada.id })
  minaTab.socket.emit('read', { with: ada.id })
  expect(await minaTab2.waitFor('unread')).toEqual({ with: ada.id, count: 0 })
})

it('reports a user as offline once, when the last tab at any process closes', async () => {
  const [ada, mina] = [await signIn(ADMIN), await signIn()]
  const watchers = [await connect(first, ada), await connect(second, ada)]
  const minaTabs = [await connect(first, mina), await connect(second, mina)]
  // Acknowledged once the tab is registered. A tab that closes before it is registered does not count as online.
  for (const tab of minaTabs) await tab.emitWithAck('connectUser')
  for (const tab of watchers) await tab.waitFor('connectUser', ({ id }) => id === mina.id)
  for (const tab of minaTabs) tab.close()
  for (const tab of watchers) await tab.waitFor('disconnectUser', ({ id }) => id === mina.id)
  for (const tab of watchers) {
    const user = (await tab.emitWithAck('getUsers')).find(({ id }: ChatUser) => id === mina.id)
    expect(user.online).toBe(false)
    expect(tab.getAll('disconnectUser').filter(({ id }) => id === mina.id)).toHaveLength(1)
  }
})

it('shares rate limits between processes', async () => {
  const [ada, mina] = [await signIn(ADMIN), await signIn()]
  const minaTabs = [await connect(first, mina), await connect(second, mina)]
  const acks = await Promise.all(
    Array.from({ length: 16 }, (_, i) => minaTabs[i % 2]?.emitWithAck('message', { text: `${i}`, to: ada.id })),
  )
  expect(acks.filter(({ error }) => error === CHAT_TEXT.tooFast)).toHaveLength(6)
  const credentials = { email: 'nobody@example.com', password: 'wrong-password' }
  const signIns = []
  for (let i = 0; i < 12; i += 1)
    signIns.push((await call(i % 2 ? first : second, 'POST', '/auth/login', undefined, credentials)).status)
  expect(signIns).toEqual([...Array(10).fill(400), 429, 429])
})

it('sends stock changes to watching clients and order changes to the buyer and staff of other processes', async () => {
  const [ada, mina, otto] = [await signIn(ADMIN), await signIn(), await signIn()]
  const toy = await addProduct(database.db, { stock: 30 })
  const [adaTab, minaTab, ottoTab] = [
    await connect(second, ada),
    await connect(second, mina),
    await connect(second, otto),
  ]
  await minaTab.emitWithAck('watchStock', [toy.id])
  expect(await minaTab.waitFor('stockChanged')).toEqual({ _id: toy.id, inventory: 30 })
  const products = [{ product: toy.id, quantity: 2, price: 10, taxable: false }]
  const cart = await call(first, 'POST', '/cart/add', mina.token, { products })
  const { body } = await call(first, 'POST', '/order/add', mina.token, { cartId: cart.body.cartId, total: 20 })
  expect(await minaTab.waitFor('stockChanged', ({ inventory }) => inventory === 28)).toBeTruthy()
  expect([await minaTab.waitFor('orderChanged'), await adaTab.waitFor('orderChanged')]).toEqual([
    body.order,
    body.order,
  ])
  await call(first, 'DELETE', `/order/cancel/${body.order._id}`, mina.token)
  const listReceived = () => [
    minaTab.getAll('stockChanged').map(({ inventory }) => inventory),
    minaTab.getAll('orderChanged').length,
  ]
  await expect.poll(listReceived, { timeout: 10_000 }).toEqual([[30, 28, 30], 2])
  expect([ottoTab.received, adaTab.getAll('stockChanged')]).toEqual([[], []])
})

it('saves and orders carts with the same products in any order, without a deadlock', async () => {
  const STOCK = 10_000
  const toys = await Promise.all(Array.from({ length: 6 }, () => addProduct(database.db, { stock: STOCK })))
  const statuses: number[] = []
  const sold = new Map<string, number>()
  // Each shopper buys three carts of three products, starting at another product and in alternating directions.
  const shop = async (nth: number) => {
    const { token } = await signIn()
    for (let round = 0; round < 3; round += 1) {
      const start = (nth + round) % toys.length
      const chosen = [...toys.slice(start), ...toys.slice(0, start)].slice(0, 3)
      const lines = chosen.map(({ id }) => ({ product: id, quantity: 1, price: 10, taxable: false }))
      const server = (nth + round) % 2 === 0 ? first : second
      const ordering = nth % 2 === 0 ? lines : lines.toReversed()
      const saved = await call(server, 'POST', '/cart/add', token, { products: ordering })
      const ordered = await call(server, 'POST', '/order/add', token, { cartId: saved.body.cartId, total: 30 })
      statuses.push(saved.status, ordered.status)
      for (const { id } of chosen) sold.set(id, (sold.get(id) ?? 0) + 1)
    }
  }
  const before = await readDeadlocks(database.db)
  await Promise.all(Array.from({ length: 32 }, (_, nth) => shop(nth)))
  // The servers repeat a transaction that PostgreSQL has ended because of a deadlock, so no answer tells of it.
  expect((await readDeadlocks(database.db)).slice(before.length)).toEqual([])
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  const left = await database.db.select({ id: products.id, stock: products.stock }).from(products)
  for (const { id } of toys) expect(left).toContainEqual({ id, stock: STOCK - (sold.get(id) ?? 0) })
})

it('sends each mail once, whichever process queued it', async () => {
  const emails = Array.from({ length: 10 }, (_, i) => `new-${i}@example.com`)
  const account = { password: 'whirligig', firstName: 'New', lastName: 'Person' }
  await Promise.all(
    emails.map((email, i) => call(i % 2 ? first : second, 'POST', '/auth/register', undefined, { ...account, email })),
  )
  await expect.poll(() => listWelcomed().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(10)
  // Each process checks the whole queue once more.
  await Promise.all(
    [first, second].map((server) =>
      call(server, 'POST', '/newsletter/subscribe', undefined, { email: 'last@example.com' }),
    ),
  )
  await expect.poll(() => smtp.received.filter(({ to }) => to.includes('last@example.com')).length).toBe(1)
  expect(listWelcomed().toSorted()).toEqual(emails)
})
const listWelcomed = () => smtp.received.flatMap(({ to }) => to).filter((address) => address.startsWith('new-'))

it('reports the users of a killed process as offline and removes its rows', async () => {
  const [ada, mina, otto] = [await signIn(ADMIN), await signIn(), await signIn()]
  const [adaTab, minaTab, ottoTab] = [
    await connect(first, ada),
    await connect(second, mina),
    await connect(second, otto),
  ]
  const ottoTab2 = await connect(first, otto)
  // The acknowledgement means that all processes see the user as online.
  for (const tab of [adaTab, minaTab, ottoTab, ottoTab2]) await tab.emitWithAck('connectUser')
  await minaTab.emitWithAck('message', { text: 'Hello?', to: ada.id })
  await second.stop('SIGKILL')
  expect([await minaTab.waitForDisconnect(), await ottoTab.waitForDisconnect()]).toEqual([
    'transport close',
    'transport close',
  ])
  await adaTab.waitFor('disconnectUser', ({ id }) => id === mina.id)
  // Otto still has a tab at the other process, so he was never offline.
  expect(adaTab.getAll('disconnectUser').filter(({ id }) => id === otto.id)).toEqual([])
  await adaTab.emitWithAck('message', { text: 'Sorry!', to: mina.id })
  const reopened = await connect(first, mina)
  expect((await reopened.emitWithAck('getMessages')).map(({ value }: { value: string }) => value)).toEqual([
    'Hello?',
    'Sorry!',
  ])
  await ottoTab2.flush()
  expect((await database.db.select({ n: count() }).from(chatProcesses))[0]?.n).toBe(1)
  expect((await database.db.select({ n: count() }).from(chatMessages))[0]?.n).toBeGreaterThan(2)
})
