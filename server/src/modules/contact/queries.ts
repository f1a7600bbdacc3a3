import type { ContactInput, MessageFilter } from '@whirligig/contract'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { contactMessages, messageSearchText } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'

export type MessageRow = typeof contactMessages.$inferSelect

export async function insertMessage(tx: Database, { name, email, message }: ContactInput, createdAt: Date) {
  await tx.insert(contactMessages).values({ name, email, message, createdAt })
}

/** Which messages a list shows. An empty search shows all. */
export type MessageSelection = { filter: MessageFilter | undefined; search: string }

function matchesSelection({ filter, search }: MessageSelection): SQL | undefined {
  const isInPart =
    filter && (filter === 'open' ? isNull(contactMessages.answeredAt) : isNotNull(contactMessages.answeredAt))
  return and(isInPart, search === '' ? undefined : contains(messageSearchText, search))
}

/** Returns a page of messages, newest first. */
export const findMessages = (
  db: Database,
  selection: MessageSelection,
  { limit, offset }: Pagination,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(contactMessages)
    .where(matchesSelection(selection))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset(offset)

/** Counts the messages of each part that match the search. */
export async function countMessages(db: Database, search: string): Promise<Record<MessageFilter, number>> {
  const [row] = await db
    .select({ all: count(), answered: sql<number>`count(${contactMessages.answeredAt})`.mapWith(Number) })
    .from(contactMessages)
    .where(matchesSelection({ filter: undefined, search }))
  const { all = 0, answered = 0 } = row ?? {}
  return { open: all - answered, answered }
}

/** Locks a message until the transaction ends. */
export async function lockMessage(tx: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  return row
}

export async function setAnswer(
  tx: Database,
  id: string,
  { answer, answeredBy, answeredAt }: { answer: string; answeredBy: string; answeredAt: Date },
): Promise<void> {
  await tx.update(contactMessages).set({ answer, answeredBy, answeredAt }).where(eq(contactMessages.id, id))
}
