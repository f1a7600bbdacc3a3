import { CHAT_TEXT } from '@whirligig/contract'
import type * as z from 'zod/mini'
import { type Clock, SECOND } from '../lib/clock.ts'
import { AppError } from '../lib/errors.ts'
import { stripMarkupDeep } from '../lib/strip-markup.ts'
import type { ShopSocket } from './socket-types.ts'

/** Rejects an event. The client receives the message in the acknowledgement. */
export class EventRejectedError extends Error {}

/** Limits the events of one socket. A user who types and reads stays far below. */
const EVENT_LIMIT = { events: 200, windowMs: 10 * SECOND }

type Options = {
  clock: Clock
  /** Multiplies the event limit. 0 turns it off. */
  rateLimitScale: number
  onError: (error: unknown, event: string) => void
}

/** Registers a handler for an event with an optional payload and an optional acknowledgement. */
export type HandleEvent = <Input, Output>(
  event: string,
  schema: z.ZodMiniType<Input>,
  handler: (input: Input) => Promise<Output>,
) => void

/** The first issue's message if it is meant for users. Zod's own messages start with `Invalid`. */
function toUserMessage(issues: readonly { message: string }[]): string {
  const message = issues[0]?.message
  return message === undefined || message.startsWith('Invalid') ? CHAT_TEXT.malformed : message
}

/** Strips markup, as for request bodies. @throws EventRejectedError if the value is nested too deeply */
function stripMarkup(value: unknown): unknown {
  try {
    return stripMarkupDeep(value)
  } catch (error) {
    throw error instanceof AppError ? new EventRejectedError(CHAT_TEXT.malformed) : error
  }
}

/**
 * Returns the function that registers event handlers of a socket. It limits events, strips markup, and parses payloads by
 * the contract's schemas. An invalid payload or a failing handler affects only that event.
 */
export function createEventHandler(socket: ShopSocket, { clock, rateLimitScale, onError }: Options): HandleEvent {
  let count = 0
  let windowEnd = 0

  const exceedsLimit = () => {
    const now = clock.now().getTime()
    if (now >= windowEnd) {
      count = 0
      windowEnd = now + EVENT_LIMIT.windowMs
    }
    count += 1
    return rateLimitScale > 0 && count > EVENT_LIMIT.events * rateLimitScale
  }

  return (event, schema, handler) => {
    socket.on(event, async (...args) => {
      const last = args.at(-1)
      const acknowledge = typeof last === 'function' ? (output: unknown) => last(output) : undefined
      const payload = typeof args[0] === 'function' ? undefined : args[0]
      try {
        socket.data.active = true
        if (exceedsLimit()) throw new EventRejectedError(CHAT_TEXT.tooFast)
        const input = schema.safeParse(stripMarkup(payload ?? {}))
        if (!input.success) throw new EventRejectedError(toUserMessage(input.error.issues))
        const output = await handler(input.data)
        if (acknowledge) acknowledge(output ?? null)
        // Without an acknowledgement, `getUsers` and `getMessages` respond with an event of the same name.
        else if (event.startsWith('get')) socket.emit(event as 'getUsers', output as never) // the handler's type fits the event
      } catch (error) {
        if (!(error instanceof EventRejectedError)) onError(error, event)
        acknowledge?.({ error: error instanceof EventRejectedError ? error.message : CHAT_TEXT.failed })
      }
    })
  }
}
