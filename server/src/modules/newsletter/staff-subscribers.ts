import { type MessageResponse, PAGE_SIZE, RESPONSE_TEXT, type SubscriberPage } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type CsvExport, readPages } from '../../lib/csv-export.ts'
import { notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { type Actor, recordExport } from '../audit/record-audit.ts'
import { parseSearchText } from '../products/product-filter.ts'
import {
  countSubscribers,
  deleteSubscriberById,
  findSubscribers,
  findSubscribersAfter,
  type SubscriberRow,
} from './queries.ts'

/** Returns a page of the subscribers whose email contains the search, newest first. */
export async function listSubscribers(db: Database, query: Record<string, unknown>): Promise<SubscriberPage> {
  const paging = parsePagination(query, PAGE_SIZE.subscribers)
  const search = parseSearchText(query.search)
  const [rows, count] = await Promise.all([findSubscribers(db, search, paging), countSubscribers(db, search)])
  return {
    subscribers: rows.map(({ id, email, createdAt }) => ({ _id: id, email, created: createdAt.toISOString() })),
    ...toPageInfo(count, paging),
  }
}

/** Unsubscribes a subscriber who asks for it in another way than by the link in a newsletter. @throws AppError 404 */
export async function removeSubscriber(db: Database, id: string): Promise<MessageResponse> {
  if (!(await deleteSubscriberById(db, id))) throw notFound(RESPONSE_TEXT.newsletter.missing)
  return { success: true, message: RESPONSE_TEXT.newsletter.removed }
}

async function* readSubscribers(db: Database, search: string) {
  const pages = readPages<SubscriberRow>((after, limit) => findSubscribersAfter(db, search, after, limit))
  for await (const page of pages) {
    for (const { email, createdAt } of page) yield { email, subscribed: createdAt.toISOString() }
  }
}

/** Exports the subscribers whose email contains the search, newest first. */
export const exportSubscribers = (
  { db, clock }: Deps,
  query: Record<string, unknown>,
  actor: Actor,
): Promise<CsvExport> =>
  recordExport(db, actor, clock.now(), {
    fileName: 'subscribers.csv',
    columns: ['email', 'subscribed'],
    records: readSubscribers(db, parseSearchText(query.search)),
  })
