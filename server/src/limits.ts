import { lt, sql } from 'drizzle-orm'
import { after, type Clock, MINUTE, SECOND } from './clock.ts'
import type { Database } from './db/database.ts'
import { rateLimits } from './db/schema/index.ts'
import { tooMany } from './errors.ts'

const WINDOW = 15 * MINUTE

/** How much is allowed in a window of 15 minutes. */
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
  /** All other calls of one address. */
  general: 3000,
} as const
export type LimitName = keyof typeof ALLOWED

/** Counts calls, in the database, so that the servers that share one share the limits. */
export type Limits = {
  /**
   * Counts one.
   *
   * @param who whom the limit is for: `addressOf(request)`, an account.
   * @throws AppError 429 past the limit
   */
  hit: (name: LimitName, who: string) => Promise<void>
  /** As `hit`, for what happens all the time: counts in memory and shares the count once in a while. */
  hitOften: (name: LimitName, who: string) => Promise<void>
  /** Takes one `hit` back. */
  forgive: (name: LimitName, who: string) => Promise<void>
  /** Forgets the windows that are over. */
  sweep: () => Promise<void>
}

/** A limit may be overrun by this many calls for each further server, and is shared by one statement for as many. */
const SHARE_EVERY = 50

type Count = { hits: number; resetsAt: Date }

async function add(db: Database, key: string, hits: number, now: Date): Promise<Count> {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
  const [count] = await db
    .insert(rateLimits)
    .values({ key, hits, resetsAt: after(now, WINDOW) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
  if (!count) throw new Error('An upsert answers its row.')
  return count
}

/** @param scale multiplies every limit; 0: there are none */
export function createLimits({ db, clock, scale }: { db: Database; clock: Clock; scale: number }): Limits {
  const local = new Map<string, Count & { unshared: number }>()

  const refuse = (resetsAt: Date) => tooMany((resetsAt.getTime() - clock.now().getTime()) / SECOND)

  const hit: Limits['hit'] = async (name, who) => {
    if (scale === 0) return
    const count = await add(db, `${name}:${who}`, 1, clock.now())
    if (count.hits > ALLOWED[name] * scale) throw refuse(count.resetsAt)
  }

  const hitOften: Limits['hitOften'] = async (name, who) => {
    if (scale === 0) return
    const key = `${name}:${who}`
    const now = clock.now()
    let count = local.get(key)
    if (!count || count.resetsAt <= now) {
      count = { hits: 0, unshared: 0, resetsAt: after(now, WINDOW) }
      local.set(key, count)
    }
    count.hits += 1
    count.unshared += 1
    if (count.unshared >= SHARE_EVERY) {
      // Taken before the wait: calls that come meanwhile are the next share.
      const share = count.unshared
      count.unshared = 0
      const shared = await add(db, key, share, now)
      count.hits = Math.max(count.hits, shared.hits)
      count.resetsAt = shared.resetsAt
    }
    if (count.hits > ALLOWED[name] * scale) throw refuse(count.resetsAt)
  }

  return {
    hit,
    hitOften,
    forgive: async (name, who) => {
      if (scale === 0) return
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${`${name}:${who}`}`)
    },
    sweep: async () => {
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
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const behind = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - behind.length) }, () => '0')
  return `${[...before, ...zeros, ...behind].slice(0, 4).join(':')}::/64`
}
