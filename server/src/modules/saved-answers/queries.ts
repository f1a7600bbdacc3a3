import type { SavedAnswer, SavedAnswerEdit, SavedAnswerInput } from '@whirligig/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { savedAnswers } from '../../db/schema/index.ts'

const byTitle = sql`lower(${savedAnswers.title})`

/** Returns all saved answers by title. Their number is limited. */
export const findAnswers = (db: Database): Promise<SavedAnswer[]> =>
  db
    .select({
      _id: savedAnswers.id,
      title: savedAnswers.title,
      text: savedAnswers.text,
      version: savedAnswers.version,
    })
    .from(savedAnswers)
    .orderBy(asc(byTitle))

export const countAnswers = (db: Database): Promise<number> => db.$count(savedAnswers)

export async function insertAnswer(db: Database, { title, text }: SavedAnswerInput, createdAt: Date): Promise<void> {
  await db.insert(savedAnswers).values({ title, text, createdAt })
}

export const hasAnswer = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(savedAnswers, eq(savedAnswers.id, id))) > 0

/** @returns false if there is no such answer, or not this version of it */
export async function updateAnswer(
  db: Database,
  id: string,
  { title, text, version }: SavedAnswerEdit,
): Promise<boolean> {
  const rows = await db
    .update(savedAnswers)
    .set({ title, text, version: sql`${savedAnswers.version} + 1` })
    .where(and(eq(savedAnswers.id, id), version === undefined ? undefined : eq(savedAnswers.version, version)))
    .returning({ id: savedAnswers.id })
  return rows.length > 0
}

/** @returns false if there is no such answer */
export async function deleteAnswer(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning({ id: savedAnswers.id })
  return rows.length > 0
}
