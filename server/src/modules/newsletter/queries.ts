import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newsletter } from '../../db/schema/index.ts'

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
