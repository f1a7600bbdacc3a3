import type { SavedView, SavedViewInput, ViewList } from '@whirligig/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { savedViews } from '../../db/schema/index.ts'

const lowerName = sql`lower(${savedViews.name})`

/** Returns all views of a user, by name. */
export const findViews = (db: Database, userId: string): Promise<SavedView[]> =>
  db
    .select({ _id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(lowerName), asc(savedViews.list))

/** Counts the views of a user and list that have another name. */
export const countOtherViews = (db: Database, userId: string, list: ViewList, name: string): Promise<number> =>
  db.$count(
    savedViews,
    and(eq(savedViews.userId, userId), eq(savedViews.list, list), sql`${lowerName} <> lower(${name})`),
  )

/** Saves a view; one of the same list and name is replaced. */
export async function upsertView(
  db: Database,
  userId: string,
  { list, name, query }: SavedViewInput,
  createdAt: Date,
): Promise<void> {
  // Drizzle's `onConflictDoUpdate` takes columns only, and the unique index has an expression.
  await db.execute(sql`
    insert into saved_views (id, user_id, list, name, query, created_at)
    values (${newId()}, ${userId}, ${list}, ${name}, ${query}, ${createdAt.toISOString()})
    on conflict (user_id, list, lower(name)) do update set name = excluded.name, query = excluded.query`)
}

/** @returns false if the user has no such view */
export async function deleteView(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id })
  return rows.length > 0
}
