import { CHAT_TEXT, type ChatInput, type ChatMessage } from '@whirligig/contract'
import { isId, newId } from '../../db/id.ts'
import type { Deps } from '../../deps.ts'
import { createBatchQueue } from '../../lib/batch-queue.ts'
import { type ChatActor, canMessage } from './contacts.ts'
import { createMessageInserter, type NewMessage } from './insert-messages.ts'
import { findByClientId, toMessage } from './message-queries.ts'

type Submission = { from: ChatActor; input: ChatInput }

/** `isNew` is false for a message that was sent before: both users have received it. @see InsertedMessage for `isShared` */
type Outcome = { message: ChatMessage; isNew: boolean; isShared: boolean } | { error: string }

function toNewMessage({ from, input }: Submission, now: Date): NewMessage | { error: string } {
  const to = input.to.toLowerCase()
  if (!isId(to)) return { error: CHAT_TEXT.unknownUser }
  if (to === from.userId) return { error: CHAT_TEXT.self }
  // PostgreSQL rejects lone surrogates.
  const text = input.text.toWellFormed()
  return { id: newId(), from: from.userId, to, text, clientId: input.clientId ?? null, time: now }
}

/**
 * Stores messages in batches: messages that arrive while a batch is stored form the next one. A batch needs one statement
 * for the rate limit and one for the messages, so one database connection stores thousands a second.
 */
export function createMessageQueue({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const insertMessages = createMessageInserter(db)

  /** Finds out why a message was not inserted. */
  async function explainSkipped({ from, input }: Submission): Promise<Outcome> {
    if (input.clientId !== undefined) {
      const message = await findByClientId(db, from.userId, input.clientId)
      if (message) return { message, isNew: false, isShared: false }
    }
    const allowed = await canMessage(db, from, input.to)
    return { error: allowed === undefined ? CHAT_TEXT.unknownUser : CHAT_TEXT.forbidden }
  }

  return createBatchQueue<Submission, Outcome>(async (batch) => {
    const now = clock.now()
    const senders = batch.map(({ from }) => from.userId)
    const withinLimit = await limits.hitMany('chat-message', senders)
    const candidates = batch.map((submission, i) =>
      withinLimit[i] ? toNewMessage(submission, now) : { error: CHAT_TEXT.tooFast },
    )
    const valid = candidates.filter((candidate) => 'id' in candidate)
    const inserted = valid.length > 0 ? await insertMessages(valid) : []
    const insertedById = new Map(inserted.map((row) => [row.id, row]))
    return Promise.all(
      batch.map(async (submission, i): Promise<Outcome> => {
        const candidate = candidates[i]
        if (!candidate || 'error' in candidate) return candidate ?? { error: CHAT_TEXT.failed }
        const row = insertedById.get(candidate.id)
        if (!row) return explainSkipped(submission)
        const { from: fromId, to: toId, ...message } = candidate
        return { message: toMessage({ ...message, fromId, toId, ...row }), isNew: true, isShared: row.isShared }
      }),
    )
  })
}

export type MessageQueue = ReturnType<typeof createMessageQueue>
