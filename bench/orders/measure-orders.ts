import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readCpuMs } from '../cpu-time.ts'
import { benchToken } from '../generate-data.ts'
import type { RunningServer } from '../processes.ts'
import { createRandom, type ShopData } from '../scenarios.ts'
import { postJson } from './post-json.ts'
import { summarizeTimes, type Times } from './summarize-times.ts'

/** Times in milliseconds; medians, except the processor times, which are means. */
export type OrderResult = {
  alone: Times
  load: Times & {
    perSecond: number
    /** Processor time per order, with its cart and the mails that were sent meanwhile. */
    serverCpu: number
    databaseCpu: number
    /** Mails sent during the load per order. */
    mailShare: number
  }
  /** Processor time of server and database per mail that was sent after the load. */
  mailCpu: number
  failed: number
}

const ALONE_COUNT = 150
const WARM_UP_SECONDS = 1.5
/** The queue counts as empty when the outbox has not grown for this time. */
const QUIET_MS = 1000

type Options = {
  data: ShopData
  outbox: string
  /** 0 for the embedded database. */
  databasePid: number
  connections: number
  seconds: number
}

/** Measures a shop's server: orders one after the other, then over many connections, then the mails that are left. */
export async function measureOrders(
  server: RunningServer,
  { data, outbox, databasePid, connections, seconds }: Options,
): Promise<OrderResult> {
  const random = createRandom(1)
  let failed = 0

  /** Saves a cart and orders it. Returns both times, or undefined if a call fails. */
  async function buy(): Promise<Times | undefined> {
    const toy = data.toys[Math.floor(random() * data.toys.length)]
    if (!toy) throw new Error('The shop has no toys.')
    const token = benchToken(1 + Math.floor(random() * data.sizes.users))
    const { _id, price, taxable } = toy
    const startedAt = performance.now()
    try {
      const cart = { products: [{ product: _id, quantity: 1, price, taxable }] }
      const { cartId } = await postJson<{ cartId: string }>(`${server.url}/cart/add`, token, cart)
      const savedAt = performance.now()
      await postJson(`${server.url}/order/add`, token, { cartId, total: price })
      return { cart: savedAt - startedAt, order: performance.now() - savedAt, both: performance.now() - startedAt }
    } catch (error) {
      failed += 1
      if (failed === 1) console.error(error)
      return undefined
    }
  }

  async function load(ms: number): Promise<Times[]> {
    const times: Times[] = []
    const endsAt = performance.now() + ms
    const loop = async () => {
      while (performance.now() < endsAt) {
        const one = await buy()
        if (one) times.push(one)
      }
    }
    await Promise.all(Array.from({ length: connections }, loop))
    return times
  }

  const countMails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0)
  const readCpu = () => ({ server: readCpuMs(server.pid), database: databasePid === 0 ? 0 : readCpuMs(databasePid) })
  async function drainMails() {
    let [count, quietSince] = [countMails(), performance.now()]
    while (performance.now() - quietSince < QUIET_MS) {
      await wait(50)
      const now = countMails()
      if (now !== count) [count, quietSince] = [now, performance.now()]
    }
    return count
  }

  await load(WARM_UP_SECONDS * 1000)
  await drainMails()
  const alone: Times[] = []
  for (let i = 0; i < ALONE_COUNT; i += 1) {
    const one = await buy()
    if (one) alone.push(one)
  }
  const mailsBefore = await drainMails()

  const before = readCpu()
  const startedAt = performance.now()
  const times = await load(seconds * 1000)
  const elapsed = (performance.now() - startedAt) / 1000
  const after = readCpu()
  const mailsAfter = countMails()
  const mailsAtEnd = await drainMails()
  const drained = readCpu()
  return {
    alone: summarizeTimes(alone),
    load: {
      perSecond: times.length / elapsed,
      ...summarizeTimes(times),
      serverCpu: (after.server - before.server) / times.length,
      databaseCpu: (after.database - before.database) / times.length,
      mailShare: (mailsAfter - mailsBefore) / times.length,
    },
    mailCpu:
      mailsAtEnd > mailsAfter
        ? (drained.server + drained.database - after.server - after.database) / (mailsAtEnd - mailsAfter)
        : 0,
    failed,
  }
}
