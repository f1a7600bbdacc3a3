import { CHAT_TEXT, type ChatWaiting } from '@whirligig/contract'

/** What was written and is not acknowledged, in the order in which it was written. */
export type Waiting = readonly ChatWaiting[]

/** The one to send next: the oldest that the server has not refused. */
export const nextOf = (waiting: Waiting): ChatWaiting | undefined => waiting.find(({ error }) => error === undefined)

/** Without the one of this name, because it has arrived. */
export const arrived = (waiting: Waiting, clientId: string | undefined): Waiting =>
  waiting.some((each) => each.clientId === clientId) ? waiting.filter((each) => each.clientId !== clientId) : waiting

/** One was refused. Whoever only wrote too fast needs do nothing: it goes on waiting. */
export const refused = (waiting: Waiting, clientId: string, error: string): Waiting =>
  error === CHAT_TEXT.tooFast
    ? waiting
    : waiting.map((each) => (each.clientId === clientId ? { ...each, error } : each))

/** One is to be tried again. */
export const triedAgain = (waiting: Waiting, clientId: string): Waiting =>
  waiting.map(({ error, ...each }) => (error === undefined || each.clientId === clientId ? each : { ...each, error }))
