import {
  type AnswerInput,
  type ContactMessage,
  type ContactMessagePage,
  MESSAGE_FILTERS,
  type MessageResponse,
  PAGE_SIZE,
  parseFilter,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { fullName } from '../../lib/full-name.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { parseSearchText } from '../products/product-filter.ts'
import { createAnswerMail } from './contact-mails.ts'
import { countMessages, findMessages, lockMessage, type MessageRow, setAnswer } from './queries.ts'

function toContactMessage({ id, name, email, message, createdAt, ...row }: MessageRow): ContactMessage {
  const { answer, answeredAt, answeredBy } = row
  return {
    ...{ _id: id, name, email, message, created: createdAt.toISOString() },
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, by: answeredBy ?? '', created: answeredAt.toISOString() },
  }
}

/** Returns a page of the messages to the shop, newest first. */
export async function listMessages(db: Database, query: Record<string, unknown>): Promise<ContactMessagePage> {
  const paging = parsePagination(query, PAGE_SIZE.messages)
  const filter = parseFilter(MESSAGE_FILTERS, query.status)
  const search = parseSearchText(query.search)
  const [rows, counts] = await Promise.all([findMessages(db, { filter, search }, paging), countMessages(db, search)])
  const count = filter ? counts[filter] : counts.open + counts.answered
  return { messages: rows.map(toContactMessage), ...toPageInfo(count, paging), counts }
}

/**
 * Mails an answer to the sender of a message and keeps it, in one transaction. A message is answered once, so that two admins do not
 * both answer it; further mail goes from mailbox to mailbox.
 *
 * @throws AppError 404; 400 when it has been answered
 */
export async function answerMessage(
  deps: Deps,
  id: string,
  { text }: AnswerInput,
  user: SessionUser,
): Promise<MessageResponse> {
  const { clock, config } = deps
  await inTransaction(deps, async (tx, emit) => {
    const message = await lockMessage(tx, id)
    if (!message) throw notFound(RESPONSE_TEXT.contact.missing)
    if (message.answeredBy !== null) throw badRequest(RESPONSE_TEXT.contact.alreadyAnswered(message.answeredBy))
    const now = clock.now()
    await setAnswer(tx, id, { answer: text, answeredBy: fullName(user), answeredAt: now })
    await queueMail(tx, emit, createAnswerMail(message, text, config), now)
  })
  return { success: true, message: RESPONSE_TEXT.contact.answered }
}
