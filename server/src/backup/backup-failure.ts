import { DrizzleQueryError } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { backupFailures } from '../db/schema/index.ts'

/** Why and when the last backup has failed. */
export type BackupFailure = { failedAt: Date; reason: string }

const MAX_REASON_LENGTH = 500

/** The message of an error for admins. */
function describe(error: unknown): string {
  // Drizzle's message is the whole statement, and its cause is the error of the database.
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return (cause.message || cause.name).slice(0, MAX_REASON_LENGTH)
}

/** Stores why a backup has failed, instead of an earlier reason. */
export async function saveFailure(db: Database, error: unknown, now: Date): Promise<void> {
  const failure = { failedAt: now, reason: describe(error) }
  await db
    .insert(backupFailures)
    .values({ id: 1, ...failure })
    .onConflictDoUpdate({ target: backupFailures.id, set: failure })
}

/** Forgets the failure, because a backup has succeeded. */
export async function deleteFailure(db: Database): Promise<void> {
  await db.delete(backupFailures)
}

/** Returns the failure of the last backup, or null if it has succeeded. */
export async function findFailure(db: Database): Promise<BackupFailure | null> {
  const [failure] = await db
    .select({ failedAt: backupFailures.failedAt, reason: backupFailures.reason })
    .from(backupFailures)
  return failure ?? null
}
