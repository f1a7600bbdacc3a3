import { CHAT_TEXT } from '@whirligig/contract'
import type * as z from 'zod/mini'
import { type Clock, SECOND } from '../lib/clock.ts'
import { AppError } from '../lib/errors.ts'
import { stripMarkupDeep } from '../lib/strip-markup.ts'
import type { ShopSocket } from './socket-types.ts'

/** Why nothing was done; who asked is told. */
export class Refused extends Error {}

/** So many events of one socket are heard in so long: far more than anybody types and reads. */
const BUDGET = { events: 200, ms: 10 * SECOND }

type Options = {
  clock: Clock
  /** Multiplies how many events are heard; 0: all. */
  scale: number
  onError: (error: unknown, event: string) => void
}

/** Listens to an event that may come with one value and may ask for an acknowledgement. */
export type Listen = <Input, Answer>(
  event: string,
  schema: z.ZodMiniType<Input>,
  work: (input: Input) => Promise<Answer>,
) => void

/** What is wrong with a value, in words for a person. */
function complaint(issues: readonly { message: string }[]): string {
  const message = issues[0]?.message
  return message === undefined || message.startsWith('Invalid') ? CHAT_TEXT.malformed : message
}

/** As bodies are read. @throws Refused when it is nested too deeply to be anything that is said here */
function withoutMarkup(value: unknown): unknown {
  try {
    return stripMarkupDeep(value)
  } catch (error) {
    throw error instanceof AppError ? new Refused(CHAT_TEXT.malformed) : error
  }
}

/**
 * How a socket's events are heard: within its budget, without markup, checked by the contract's schemas. Nothing that is
 * sent, whatever its shape, and nothing that goes wrong on the way ends more than this one event.
 */
export function listenTo(socket: ShopSocket, { clock, scale, onError }: Options): Listen {
  let heard = 0
  let windowEnds = 0

  const overBudget = () => {
    const now = clock.now().getTime()
    if (now >= windowEnds) {
      heard = 0
      windowEnds = now + BUDGET.ms
    }
    heard += 1
    return scale > 0 && heard > BUDGET.events * scale
  }

  return (event, schema, work) => {
    socket.on(event, async (...args) => {
      const last = args.at(-1)
      const acknowledge = typeof last === 'function' ? (answer: unknown) => last(answer) : undefined
      const value = typeof args[0] === 'function' ? undefined : args[0]
      try {
        socket.data.used = true
        if (overBudget()) throw new Refused(CHAT_TEXT.tooFast)
        const input = schema.safeParse(withoutMarkup(value ?? {}))
        if (!input.success) throw new Refused(complaint(input.error.issues))
        const answer = await work(input.data)
        if (acknowledge) acknowledge(answer ?? null)
        else if (event.startsWith('get')) socket.emit(event as 'getUsers', answer as never) // its name says what it takes
      } catch (error) {
        if (!(error instanceof Refused)) onError(error, event)
        acknowledge?.({ error: error instanceof Refused ? error.message : CHAT_TEXT.failed })
      }
    })
  }
}
