import { Readable } from 'node:stream'
import { type MessageResponse, PAGE_SIZE, RESPONSE_TEXT, type SubscriberPage } from '@whirligig/contract'
import { stringify } from 'csv-stringify'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { parseSearchText } from '../products/product-filter.ts'
import {
  countSubscribers,
  deleteSubscriberById,
  findSubscribers,
  findSubscribersAfter,
  type SubscriberRow,
} from './queries.ts'

const PAGE_ROWS = 500

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

/** Unsubscribes somebody who asks for it in another way than by the link in a newsletter. @throws AppError 404 */
export async function removeSubscriber(db: Database, id: string): Promise<MessageResponse> {
  if (!isId(id) || !(await deleteSubscriberById(db, id))) throw notFound(RESPONSE_TEXT.newsletter.missing)
  return { success: true, message: RESPONSE_TEXT.newsletter.removed }
}

/** Reads the subscribers page by page, so that an export of any size needs the memory of one page. */
async function* readSubscribers(db: Database, search: string) {
  let after: SubscriberRow | undefined
  for (;;) {
    const page = await findSubscribersAfter(db, search, after, PAGE_ROWS)
    for (const { email, createdAt } of page) yield { email, subscribed: createdAt.toISOString() }
    if (page.length < PAGE_ROWS) return
    after = page.at(-1)
  }
}

/** Streams the subscribers as CSV for spreadsheets: with a byte order mark, and formulas as plain text. */
export const exportSubscribers = (db: Database, query: Record<string, unknown>): Readable =>
  Readable.from(readSubscribers(db, parseSearchText(query.search))).pipe(
    stringify({
      header: true,
      columns: ['email', 'subscribed'],
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
  )
