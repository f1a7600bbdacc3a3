import type { ContactInput, MessageFilter } from '@whirligig/contract'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
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

const newestFirst = [desc(contactMessages.createdAt), desc(contactMessages.id)] as const

/** Returns a page of messages, newest first. */
export function findMessages(
  db: Database,
  selection: MessageSelection,
  { limit, offset }: Pagination,
): Promise<MessageRow[]> {
  // The subquery uses an index-only scan, so that skipped rows are not read.
  const page = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(matchesSelection(selection))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return db
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, page))
    .orderBy(...newestFirst)
}

/** Counts the messages of each part that match the search. */
export async function countMessages(db: Database, search: string): Promise<Record<MessageFilter, number>> {
  // Each count has an index. Counting both parts in one pass would read all messages.
  const countPart = (filter: MessageFilter) =>
    sql<number>`(select count(*)::int from ${contactMessages} where ${matchesSelection({ filter, search })})`
  const { rows } = await db.execute<Record<MessageFilter, number>>(
    sql`select ${countPart('open')} as open, ${countPart('answered')} as answered`,
  )
  return rows[0] ?? { open: 0, answered: 0 }
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
