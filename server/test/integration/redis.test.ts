import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROLE_ADMIN } from '@whirligig/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../src/db/database.ts'
import { openPostgres } from '../../src/db/open.ts'
import { rateLimits, users } from '../../src/db/schema/index.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { openRedis } from '../../src/lib/redis.ts'
import { startSession } from '../../src/modules/auth/sessions.ts'
import { connectChatClient } from '../chat-client.ts'
import { findFreePort } from '../free-port.ts'
import { setupPostgres } from '../postgres/postgres-cluster.ts'
import { type RedisServer, startRedisServer } from '../redis-server.ts'
import { runProgram } from '../run-program.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const { createDatabaseUrl } = setupPostgres()
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-redis-test-'))
let databaseUrl: string
let database: OpenDatabase
let redis: RedisServer
let port: number
let first: ServerProcess
let second: ServerProcess

beforeAll(async () => {
  databaseUrl = await createDatabaseUrl()
  port = await findFreePort()
  redis = await startRedisServer(port)
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url }
  first = await startServerProcess({ ...env, DATA_DIR: join(dataDir, 'first') })
  second = await startServerProcess({ ...env, DATA_DIR: join(dataDir, 'second') })
  database = await openPostgres(databaseUrl)
})
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  await database?.close()
  await redis?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signIn(user: Partial<typeof users.$inferInsert> = {}) {
  const now = systemClock.now()
  const person = { firstName: 'Mina', lastName: 'Marlow', passwordHash: 'none', createdAt: now }
  const [row] = await database.db
    .insert(users)
    .values({ ...person, email: `${crypto.randomUUID()}@example.com`, ...user })
    .returning({ id: users.id })
  const id = row?.id ?? ''
  return { id, token: await startSession(database.db, id, now) }
}

it('counts the requests for an account at all processes together, in Redis', async () => {
  const requestReset = async ({ url }: ServerProcess) => {
    const body = JSON.stringify({ email: 'nobody@example.com' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}/api/auth/forgot`, { method: 'POST', headers, body })).status
  }
  const statuses: number[] = []
  for (const server of [first, second, first, second]) statuses.push(await requestReset(server))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await database.db.$count(rateLimits)).toBe(0)
})

it('carries messages through Redis, through PostgreSQL while Redis is gone, and through Redis again', async () => {
  const [ada, mina] = [await signIn({ role: ROLE_ADMIN }), await signIn()]
  let adaTab = await connectChatClient(first.url, ada)
  let minaTab = await connectChatClient(second.url, mina)
  const send = async (text: string) => {
    await minaTab.emitWithAck('message', { text, to: ada.id })
    await adaTab.waitFor('message', ({ value }) => value === text)
    expect(adaTab.getAll('message').filter(({ value }) => value === text)).toHaveLength(1)
  }
  /** What Redis has carried since the call. */
  const listen = async () => {
    const texts: string[] = []
    const channel = await openRedis(redis.url)
    await channel.subscribe({ onText: (text) => texts.push(text), onGap: () => {}, onLost: () => {} })
    return { texts, close: channel.close }
  }
  const before = await listen()
  await send('with Redis')
  await vi.waitFor(() => expect(before.texts.join()).toContain('with Redis'))
  await before.close()

  await redis.stop()
  await send('without Redis')
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)

  redis = await startRedisServer(port)
  // Events may be lost between the two ways, so all sockets reconnect.
  await Promise.all([adaTab.waitForDisconnect(), minaTab.waitForDisconnect()])
  adaTab = await connectChatClient(first.url, ada)
  minaTab = await connectChatClient(second.url, mina)
  const after = await listen()
  await send('with Redis again')
  await vi.waitFor(() => expect(after.texts.join()).toContain('with Redis again'))
  await after.close()
  adaTab.close()
  minaTab.close()
})

it('does not start with one line if Redis cannot be reached, without the password', async () => {
  const host = `127.0.0.1:${await findFreePort()}`
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: `redis://shop:secret@${host}`, DATA_DIR: join(dataDir, 'third') }
  const { code, output } = await runProgram(join(import.meta.dirname, '../../src/main.ts'), {
    env: { DEMO: 'off', PORT: '0', ...env },
  })
  expect(code).toBe(1)
  expect(output).toBe(`REDIS_URL: Redis cannot be used at ${host} (connect ECONNREFUSED ${host}).`)
})
