import { CHAT_TEXT, type OutgoingMessage } from '@whirligig/contract'

/** What was written and is not acknowledged, in the order in which it was written. */
export type Waiting = readonly OutgoingMessage[]

/** The one to send next: the oldest that the server has not refused and that may go. */
export const nextOf = (waiting: Waiting, mayGo: (clientId: string) => boolean): OutgoingMessage | undefined =>
  waiting.find(({ clientId, error }) => error === undefined && mayGo(clientId))

/** With one, in the place of the one of its name or at the end. */
export const withOne = (waiting: Waiting, one: OutgoingMessage): Waiting =>
  waiting.some(({ clientId }) => clientId === one.clientId)
    ? waiting.map((each) => (each.clientId === one.clientId ? one : each))
    : [...waiting, one]

/** Without the one of this name. */
export const without = (waiting: Waiting, clientId: string | undefined): Waiting =>
  waiting.some((each) => each.clientId === clientId) ? waiting.filter((each) => each.clientId !== clientId) : waiting

/** One that was refused. Whoever only wrote too fast needs do nothing: it goes on waiting. */
export const refused = (one: OutgoingMessage, error: string): OutgoingMessage =>
  error === CHAT_TEXT.tooFast ? one : { ...one, error }

/** One that is to be tried again. */
export const triedAgain = ({ error: _, ...one }: OutgoingMessage): OutgoingMessage => one
