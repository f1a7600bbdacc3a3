import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_TEXT, type ChatUser } from '@whirligig/contract'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/db/database.ts'
import { openPostgres } from '../../src/db/open.ts'
import { chatMessages, chatProcesses, users } from '../../src/db/schema/index.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { startSession } from '../../src/modules/auth/sessions.ts'
import type { AnyJson } from '../any-json.ts'
import { type ChatClient, connectChatClient } from '../chat-client.ts'
import { startFakeSmtpServer } from '../fake-smtp-server.ts'
import { addProduct } from '../fixtures/catalogue.ts'
import { setupPostgres } from '../postgres/postgres-cluster.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const { createDatabaseUrl } = setupPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-two-'))
let database: OpenDatabase
let post: Awaited<ReturnType<typeof startFakeSmtpServer>>
let one: ServerProcess
let two: ServerProcess
const tabs: ChatClient[] = []

beforeAll(async () => {
  const url = await createDatabaseUrl()
  post = await startFakeSmtpServer()
  const env = { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${post.port}` }
  // Both find an empty database at the same moment: one of them migrates it.
  ;[one, two] = (await Promise.all(
    ['one', 'two'].map((name) => startServerProcess({ ...env, DATA_DIR: join(dataDir, name) })),
  )) as [ServerProcess, ServerProcess] // two names, two servers
  database = await openPostgres(url)
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()])
  await database?.close()
  await post?.[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

let people = 0
async function signIn(user: Partial<typeof users.$inferInsert> = {}) {
  people += 1
  const now = systemClock.now()
  const defaults = { firstName: 'Mina', lastName: 'Marlow', passwordHash: 'none', createdAt: now }
  const [made] = await database.db
    .insert(users)
    .values({ ...defaults, email: `person-${people}@example.com`, ...user })
    .returning({ id: users.id })
  const id = made?.id ?? ''
  return { id, token: await startSession(database.db, id, now) }
}
const asAdmin = { role: 'ROLE ADMIN', firstName: 'Ada', lastName: 'Winder' } as const

async function open(server: ServerProcess, person: { token: string }): Promise<ChatClient> {
  const tab = await connectChatClient(server.url, person)
  tabs.push(tab)
  return tab
}

async function call(server: ServerProcess, method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: AnyJson = await answer.json()
  return { status: answer.status, body: json }
}

it('a session of one works at the other, and ends there too, its sockets with it', async () => {
  const { token } = await signIn()
  expect((await call(two, 'GET', '/user/me', token)).status).toBe(200)
  const both = [await open(one, { token }), await open(two, { token })]
  expect((await call(one, 'POST', '/auth/logout', token)).status).toBe(200)
  for (const tab of both) expect(await tab.waitForDisconnect()).toBe('io server disconnect')
  expect((await call(two, 'GET', '/user/me', token)).status).toBe(401)
  await expect(open(two, { token })).rejects.toThrow(CHAT_TEXT.unauthorized)
})

it('two people at two processes talk: long messages, in order, each once, and see each other type and receive', async () => {
  const [ada, mina] = [await signIn(asAdmin), await signIn()]
  const [a, m, second] = [await open(one, ada), await open(two, mina), await open(one, mina)]
  await a.emitWithAck('connectUser')
  // The last is longer than what PostgreSQL passes on.
  const texts = ['Hello!', 'Do the bears come in blue?', '🧸'.repeat(1000)]
  for (const text of texts)
    expect(await m.emitWithAck('message', { text, to: ada.id })).toMatchObject({ message: { value: text } })
  for (const tab of [a, m, second]) {
    for (const text of texts) await tab.waitFor('message', ({ value }) => value === text)
    expect(tab.getAll('message')).toHaveLength(3)
  }
  expect(
    a
      .getAll('message')
      .map(({ value }) => value)
      .slice(0, 2),
  ).toEqual(texts.slice(0, 2))
  a.socket.emit('typing', { to: mina.id, isTyping: true })
  expect(await m.waitFor('typing')).toEqual({ from: ada.id, isTyping: true })
  await a.emitWithAck(
    'received',
    a.getAll('message').map(({ id }) => id),
  )
  expect(await second.waitFor('delivered')).toMatchObject({ with: ada.id })
  m.socket.emit('read', { with: ada.id })
  expect(await second.waitFor('unread')).toEqual({ with: ada.id, count: 0 })
})

it('whoever has a tab at either is there; the last one, wherever it was, is told once', async () => {
  const [ada, mina] = [await signIn(asAdmin), await signIn()]
  const watchers = [await open(one, ada), await open(two, ada)]
  const mine = [await open(one, mina), await open(two, mina)]
  mine[0]?.socket.emit('connectUser')
  for (const tab of watchers) await tab.waitFor('connectUser', ({ id }) => id === mina.id)
  for (const tab of mine) tab.close()
  for (const tab of watchers) await tab.waitFor('disconnectUser', ({ id }) => id === mina.id)
  for (const tab of watchers) {
    const found = (await tab.emitWithAck('getUsers')).find(({ id }: ChatUser) => id === mina.id)
    expect(found.online).toBe(false)
    expect(tab.getAll('disconnectUser').filter(({ id }) => id === mina.id)).toHaveLength(1)
  }
})

it('limits count together', async () => {
  const [ada, mina] = [await signIn(asAdmin), await signIn()]
  const mine = [await open(one, mina), await open(two, mina)]
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => mine[i % 2]?.emitWithAck('message', { text: `${i}`, to: ada.id })),
  )
  expect(answers.filter(({ error }) => error === CHAT_TEXT.tooFast)).toHaveLength(6)
  const wrong = { email: 'nobody@example.com', password: 'wrong-password' }
  const signIns = []
  for (let i = 0; i < 12; i += 1)
    signIns.push((await call(i % 2 ? one : two, 'POST', '/auth/login', undefined, wrong)).status)
  expect(signIns).toEqual([...Array(10).fill(400), 429, 429])
})

it('what is bought at one shows at the other: the stock to who looks at the toy, the order to its owner', async () => {
  const [ada, mina, otto] = [await signIn(asAdmin), await signIn(), await signIn()]
  const toy = await addProduct(database.db, { stock: 30 })
  const [a, m, o] = [await open(two, ada), await open(two, mina), await open(two, otto)]
  await m.emitWithAck('watchStock', [toy.id])
  const products = [{ product: toy.id, quantity: 2, price: 10, taxable: false }]
  const cart = await call(one, 'POST', '/cart/add', mina.token, { products })
  const { body } = await call(one, 'POST', '/order/add', mina.token, { cartId: cart.body.cartId, total: 20 })
  expect(await m.waitFor('stockChanged')).toEqual({ _id: toy.id, inventory: 28 })
  expect([await m.waitFor('orderChanged'), await a.waitFor('orderChanged')]).toEqual([body.order, body.order])
  await call(one, 'DELETE', `/order/cancel/${body.order._id}`, mina.token)
  expect(await m.waitFor('stockChanged', ({ inventory }) => inventory === 30)).toBeTruthy()
  expect([m.getAll('orderChanged').length, o.received, a.getAll('stockChanged')]).toEqual([2, [], []])
})

it('each mail is sent once, whoever queued it', async () => {
  const emails = Array.from({ length: 10 }, (_, i) => `new-${i}@example.com`)
  const person = { password: 'whirligig', firstName: 'New', lastName: 'Person' }
  await Promise.all(
    emails.map((email, i) => call(i % 2 ? one : two, 'POST', '/auth/register', undefined, { ...person, email })),
  )
  await expect.poll(() => welcomed().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(10)
  // Both have looked through the whole queue once more.
  await Promise.all(
    [one, two].map((server) => call(server, 'POST', '/newsletter/subscribe', undefined, { email: 'last@example.com' })),
  )
  await expect.poll(() => post.received.filter(({ to }) => to.includes('last@example.com')).length).toBe(1)
  expect(welcomed().toSorted()).toEqual(emails)
})
const welcomed = () => post.received.flatMap(({ to }) => to).filter((address) => address.startsWith('new-'))

it('one is killed: its people are gone in bounded time, the other goes on, and its successor cleans up', async () => {
  const [ada, mina, otto] = [await signIn(asAdmin), await signIn(), await signIn()]
  const [a, m, o] = [await open(one, ada), await open(two, mina), await open(two, otto)]
  const alsoOtto = await open(one, otto)
  // Acknowledged when it is known everywhere that they are there.
  for (const tab of [a, m, o, alsoOtto]) await tab.emitWithAck('connectUser')
  await m.emitWithAck('message', { text: 'Hello?', to: ada.id })
  await two.stop('SIGKILL')
  expect([await m.waitForDisconnect(), await o.waitForDisconnect()]).toEqual(['transport close', 'transport close'])
  await a.waitFor('disconnectUser', ({ id }) => id === mina.id)
  // Who is still at the other one never left.
  expect(a.getAll('disconnectUser').filter(({ id }) => id === otto.id)).toEqual([])
  await a.emitWithAck('message', { text: 'Sorry!', to: mina.id })
  const back = await open(one, mina)
  expect((await back.emitWithAck('getMessages')).map(({ value }: { value: string }) => value)).toEqual([
    'Hello?',
    'Sorry!',
  ])
  await alsoOtto.flush()
  expect((await database.db.select({ n: count() }).from(chatProcesses))[0]?.n).toBe(1)
  expect((await database.db.select({ n: count() }).from(chatMessages))[0]?.n).toBeGreaterThan(2)
})
