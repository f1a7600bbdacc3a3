import { afterEach, beforeEach } from 'vitest'
import { newId } from '../src/db/id.ts'
import { chatMessages } from '../src/db/schema/index.ts'
import { SECOND } from '../src/lib/clock.ts'
import { type ChatClient, connectChatClient } from './chat-client.ts'
import { AS_ADMIN, type TestApp, testApp } from './test-app.ts'

export type ChatTestUser = { id: string; token: string }

/** What `setupChat` provides. Every test has a new shop. */
export type ChatSetup = {
  shop: TestApp
  /** Where the shop listens. */
  url: string
  /** An admin. */
  ada: ChatTestUser
  /** A member. */
  mina: ChatTestUser
  /** Connects a client that is closed after the test. */
  connect: (user: { token?: string }, options?: Partial<Parameters<typeof connectChatClient>[1]>) => Promise<ChatClient>
  /** Inserts messages with the texts `1`, `2`, ..., one second apart, the last one now. By default Mina writes to Ada. */
  insertMessages: (
    count: number,
    from?: ChatTestUser,
    to?: ChatTestUser,
  ) => Promise<(typeof chatMessages.$inferSelect)[]>
  countMessages: () => Promise<number>
}

/** Starts a shop with two chat users before each test of the file, and stops it afterwards. */
export function setupChat(): ChatSetup {
  let shop: TestApp
  let url: string
  let ada: ChatTestUser
  let mina: ChatTestUser
  let clients: ChatClient[] = []

  beforeEach(async () => {
    shop = await testApp()
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    ada = await shop.signIn({ ...AS_ADMIN, firstName: 'Ada', lastName: 'Winder' })
    mina = await shop.signIn()
  })
  afterEach(async () => {
    for (const client of clients) client.close()
    clients = []
    await shop.close()
  })

  return {
    get shop() {
      return shop
    },
    get url() {
      return url
    },
    get ada() {
      return ada
    },
    get mina() {
      return mina
    },
    connect: async (user, options = {}) => {
      const client = await connectChatClient(url, { token: user.token ?? '', ...options })
      clients.push(client)
      return client
    },
    insertMessages: (count, from = mina, to = ada) => {
      const now = shop.clock.now().getTime()
      const rows = Array.from({ length: count }, (_, i) => ({
        id: newId(),
        fromId: from.id,
        toId: to.id,
        text: `${i + 1}`,
        createdAt: new Date(now - (count - 1 - i) * SECOND),
      }))
      return shop.db.insert(chatMessages).values(rows).returning()
    },
    countMessages: () => shop.db.$count(chatMessages),
  }
}
