import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { newsletter } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'

/** Inserts a subscriber. @returns false if the email, ignoring case, is already subscribed */
export async function insertSubscriber(
  tx: Database,
  subscriber: { email: string; unsubscribeToken: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx.insert(newsletter).values(subscriber).onConflictDoNothing().returning({ id: newsletter.id })
  return added.length === 1
}

/** Deletes a subscriber. @returns false if the token is unknown */
export async function deleteSubscriber(db: Database, unsubscribeToken: string): Promise<boolean> {
  const deleted = await db
    .delete(newsletter)
    .where(eq(newsletter.unsubscribeToken, unsubscribeToken))
    .returning({ id: newsletter.id })
  return deleted.length > 0
}

export type SubscriberRow = Pick<typeof newsletter.$inferSelect, 'id' | 'email' | 'createdAt'>

const subscriberColumns = { id: newsletter.id, email: newsletter.email, createdAt: newsletter.createdAt }

const matchesSearch = (search: string): SQL | undefined =>
  search === '' ? undefined : contains(newsletter.email, search)

const newestFirst = [desc(newsletter.createdAt), desc(newsletter.id)] as const

/** Returns a page of subscribers, newest first. */
export function findSubscribers(db: Database, search: string, { limit, offset }: Pagination): Promise<SubscriberRow[]> {
  // The subquery uses an index-only scan, so that skipped rows are not read.
  const page = db
    .select({ id: newsletter.id })
    .from(newsletter)
    .where(matchesSearch(search))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return db
    .select(subscriberColumns)
    .from(newsletter)
    .where(inArray(newsletter.id, page))
    .orderBy(...newestFirst)
}

export async function countSubscribers(db: Database, search: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(newsletter).where(matchesSearch(search))
  return row?.n ?? 0
}

/** Returns the next subscribers after one, newest first. */
export const findSubscribersAfter = (
  db: Database,
  search: string,
  after: SubscriberRow | undefined,
  limit: number,
): Promise<SubscriberRow[]> =>
  db
    .select(subscriberColumns)
    .from(newsletter)
    .where(
      and(
        matchesSearch(search),
        after && comesAfter([newsletter.createdAt, newsletter.id], desc, [after.createdAt.toISOString(), after.id]),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)

/** Deletes a subscriber. @returns false if there is none with this id */
export async function deleteSubscriberById(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(newsletter).where(eq(newsletter.id, id)).returning({ id: newsletter.id })
  return deleted.length > 0
}
