import { CHAT_TEXT, type ChatInput, type ChatMessage, type ChatMessageAck } from '@whirligig/contract'
import { isId, newId } from '../db/id.ts'
import type { Deps } from '../deps.ts'
import { inBatches } from '../sockets/in-batches.ts'
import { messageCalled, messageInserter, type NewMessage, type StoredMessage } from './chat-messages.ts'
import { chatName, mayReach, type Viewer } from './chat-people.ts'

/** @property isNew false for one that was sent before: both ends have it */
export type Stored = ChatMessageAck & { isNew: boolean }
type Outcome = Stored | { refused: string }

type Wanted = { from: Viewer; input: ChatInput }

const toMessage = (sent: NewMessage, { firstName, lastName }: StoredMessage): ChatMessage => ({
  id: sent.id,
  from: sent.from,
  to: sent.to,
  value: sent.text,
  time: sent.time.toISOString(),
  user: { id: sent.from, name: chatName({ firstName, lastName }) },
  ...(sent.clientId !== null && { clientId: sent.clientId }),
})

/**
 * Stores messages: those that arrive while others are being stored go together, by one statement each for the limit and
 * for the messages. That is what makes thousands a second possible on one database connection.
 */
export function storeMessages({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const insert = messageInserter(db)

  /** Why a message was not stored; or what was, when it was sent before. */
  async function notStored({ from, input }: Wanted): Promise<Outcome> {
    if (input.clientId !== undefined) {
      const earlier = await messageCalled(db, from.userId, input.clientId)
      if (earlier) return { message: earlier, isNew: false }
    }
    const allowed = await mayReach(db, from, input.to)
    return { refused: allowed === undefined ? CHAT_TEXT.unknownUser : CHAT_TEXT.forbidden }
  }

  return inBatches<Wanted, Outcome>(async (batch) => {
    const now = clock.now()
    const within = await limits.hitMany(
      'chat-message',
      batch.map(({ from }) => from.userId),
    )
    const messages = batch.map(({ from, input }, i): NewMessage | string => {
      if (!within[i]) return CHAT_TEXT.tooFast
      if (!isId(input.to)) return CHAT_TEXT.unknownUser
      if (input.to.toLowerCase() === from.userId) return CHAT_TEXT.self
      // Half a character is none: PostgreSQL refuses it.
      const text = input.text.toWellFormed()
      return {
        id: newId(),
        from: from.userId,
        to: input.to.toLowerCase(),
        text,
        clientId: input.clientId ?? null,
        time: now,
      }
    })
    const wanted = messages.filter((message) => typeof message !== 'string')
    const rows = wanted.length > 0 ? await insert(wanted) : []
    const stored = new Map(rows.map((row) => [row.id, row]))
    return Promise.all(
      batch.map(async (one, i): Promise<Outcome> => {
        const message = messages[i]
        if (message === undefined || typeof message === 'string') return { refused: message ?? CHAT_TEXT.failed }
        const row = stored.get(message.id)
        return row ? { message: toMessage(message, row), isNew: true } : notStored(one)
      }),
    )
  })
}
