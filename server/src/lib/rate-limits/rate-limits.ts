import { lt, sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { addMs, type Clock, MINUTE, SECOND } from '../clock.ts'
import { tooManyRequests } from '../errors.ts'

const WINDOW = 15 * MINUTE

/** Windows of another length. */
const WINDOWS: { [Name in LimitName]?: number } = { 'chat-message': 10 * SECOND }
const windowOf = (name: LimitName) => WINDOWS[name] ?? WINDOW

/** How much is allowed in a window, which is 15 minutes long unless `WINDOWS` says otherwise. */
const ALLOWED = {
  /** Failures for one account from one address. */
  'sign-in-failure': 10,
  /** The next five: attempts of one address. */
  'sign-in': 100,
  'sign-up': 100,
  'seller-application': 100,
  contact: 100,
  newsletter: 100,
  /** Mails to one account. */
  forgot: 3,
  /** Messages of one user. */
  'chat-message': 10,
  /** All other calls of one address. */
  general: 3000,
} as const
export type LimitName = keyof typeof ALLOWED

/** Counts calls, in the database, so that the servers that share one share the limits. */
export type RateLimits = {
  /**
   * Counts one.
   *
   * @param who whom the limit is for: `addressOf(request)`, an account.
   * @throws AppError 429 past the limit
   */
  hit: (name: LimitName, who: string) => Promise<void>
  /**
   * As `hit`, for many at once, by one statement.
   *
   * @param whos who does it, as often as it is done
   * @returns whether each is within the limit, in the order of `whos`
   */
  hitMany: (name: LimitName, whos: readonly string[]) => Promise<boolean[]>
  /** As `hit`, for what happens all the time: counts in memory and shares the count once in a while. */
  hitBuffered: (name: LimitName, who: string) => Promise<void>
  /** Takes one `hit` back. */
  refund: (name: LimitName, who: string) => Promise<void>
  /** Forgets the windows that are over. */
  purgeExpired: () => Promise<void>
}

/** A limit may be overrun by this many calls for each further server, and is shared by one statement for as many. */
const SHARE_EVERY = 50

type Count = { hits: number; resetsAt: Date }
type Row = typeof rateLimits.$inferInsert

/** Each key once, in the order of the keys: two servers that count the same ones wait for each other, never in a circle. */
async function addAll(db: Database, rows: Row[], now: Date): Promise<(Count & { key: string })[]> {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
  return db
    .insert(rateLimits)
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, hits: rateLimits.hits, resetsAt: rateLimits.resetsAt, quick: asyncCommit })
}

async function add(db: Database, row: Row, now: Date): Promise<Count> {
  const [count] = await addAll(db, [row], now)
  if (!count) throw new Error('An upsert answers its row.')
  return count
}

/** @param scale multiplies every limit; 0: there are none */
export function createRateLimits({ db, clock, scale }: { db: Database; clock: Clock; scale: number }): RateLimits {
  const local = new Map<string, Count & { unshared: number }>()

  const refuse = (resetsAt: Date) => tooManyRequests((resetsAt.getTime() - clock.now().getTime()) / SECOND)

  const hit: RateLimits['hit'] = async (name, who) => {
    if (scale === 0) return
    const now = clock.now()
    const count = await add(db, { key: `${name}:${who}`, hits: 1, resetsAt: addMs(now, windowOf(name)) }, now)
    if (count.hits > ALLOWED[name] * scale) throw refuse(count.resetsAt)
  }

  const hitEach: RateLimits['hitMany'] = async (name, whos) => {
    if (scale === 0 || whos.length === 0) return whos.map(() => true)
    const now = clock.now()
    const resetsAt = addMs(now, windowOf(name))
    const mine = new Map<string, number>()
    for (const who of whos) mine.set(`${name}:${who}`, (mine.get(`${name}:${who}`) ?? 0) + 1)
    const rows = [...mine].map(([key, hits]) => ({ key, hits, resetsAt }))
    const left = new Map<string, number>()
    for (const { key, hits } of await addAll(db, rows, now)) {
      left.set(key, ALLOWED[name] * scale - (hits - (mine.get(key) ?? 0)))
    }
    return whos.map((who) => {
      const rest = (left.get(`${name}:${who}`) ?? 0) - 1
      left.set(`${name}:${who}`, rest)
      return rest >= 0
    })
  }

  const hitOften: RateLimits['hitBuffered'] = async (name, who) => {
    if (scale === 0) return
    const key = `${name}:${who}`
    const now = clock.now()
    let count = local.get(key)
    if (!count || count.resetsAt <= now) {
      count = { hits: 0, unshared: 0, resetsAt: addMs(now, windowOf(name)) }
      local.set(key, count)
    }
    count.hits += 1
    count.unshared += 1
    if (count.unshared >= SHARE_EVERY) {
      // Taken before the wait: calls that come meanwhile are the next share.
      const share = count.unshared
      count.unshared = 0
      const shared = await add(db, { key, hits: share, resetsAt: addMs(now, windowOf(name)) }, now)
      count.hits = Math.max(count.hits, shared.hits)
      count.resetsAt = shared.resetsAt
    }
    if (count.hits > ALLOWED[name] * scale) throw refuse(count.resetsAt)
  }

  return {
    hit,
    hitMany: hitEach,
    hitBuffered: hitOften,
    refund: async (name, who) => {
      if (scale === 0) return
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${`${name}:${who}`}`)
    },
    purgeExpired: async () => {
      const now = clock.now()
      for (const [key, count] of local) if (count.resetsAt <= now) local.delete(key)
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
    },
  }
}

/**
 * Whom an address's limit counts: an IPv4 address, or the /64 network of an IPv6 one, because one household has
 * 18 quintillion of those.
 */
export function toNetworkKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const behind = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - behind.length) }, () => '0')
  return `${[...before, ...zeros, ...behind].slice(0, 4).join(':')}::/64`
}
