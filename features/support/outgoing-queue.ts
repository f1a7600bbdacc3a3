import { CHAT_TEXT, type OutgoingMessage } from '@whirligig/contract'

/** Messages that the server has not acknowledged, in the order in which they were written. */
export type OutgoingQueue = readonly OutgoingMessage[]

/** The oldest message that was not rejected and that this tab may send. */
export const nextToSend = (queue: OutgoingQueue, canSend: (clientId: string) => boolean): OutgoingMessage | undefined =>
  queue.find(({ clientId, error }) => error === undefined && canSend(clientId))

/** Replaces the message with the same client id, or appends it. */
export const upsert = (queue: OutgoingQueue, message: OutgoingMessage): OutgoingQueue =>
  queue.some(({ clientId }) => clientId === message.clientId)
    ? queue.map((each) => (each.clientId === message.clientId ? message : each))
    : [...queue, message]

/** Removes the message with this client id. Returns the same list if there is none. */
export const remove = (queue: OutgoingQueue, clientId: string | undefined): OutgoingQueue =>
  queue.some((each) => each.clientId === clientId) ? queue.filter((each) => each.clientId !== clientId) : queue

/** Marks a message as rejected. A message that exceeded the rate limit stays in the queue and is sent again. */
export const reject = (message: OutgoingMessage, error: string): OutgoingMessage =>
  error === CHAT_TEXT.tooFast ? message : { ...message, error }

/** Marks a rejected message for another attempt. */
export const retry = ({ error: _, ...message }: OutgoingMessage): OutgoingMessage => message
