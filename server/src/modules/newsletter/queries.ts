import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newsletter } from '../../db/schema/index.ts'

/** Adds a subscriber. @returns false when the address, in whatever case, is one already: that stays as it is */
export async function insertSubscriber(
  tx: Database,
  subscriber: { email: string; unsubscribeToken: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx.insert(newsletter).values(subscriber).onConflictDoNothing().returning({ id: newsletter.id })
  return added.length === 1
}

/** Forgets a subscriber. @returns whether there was one */
export async function deleteSubscriber(db: Database, unsubscribeToken: string): Promise<boolean> {
  const gone = await db
    .delete(newsletter)
    .where(eq(newsletter.unsubscribeToken, unsubscribeToken))
    .returning({ id: newsletter.id })
  return gone.length > 0
}
