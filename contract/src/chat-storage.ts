import * as z from 'zod/mini'
import { ClientId } from './chat.ts'
import { Id, IsoDate } from './fields.ts'
import { maxLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'

/** A message that the server has not acknowledged yet. The browser stores it, so that it survives a reload. */
export const OutgoingMessage = z.object({
  clientId: ClientId,
  to: Id,
  text: z.string().check(maxLength(LIMITS.chatMessage)),
  /** When the user wrote it. */
  time: IsoDate,
  /** Why the server rejected it. A message without an error is still to be sent. */
  error: z.optional(z.string()),
})
export type OutgoingMessage = z.infer<typeof OutgoingMessage>

/** The conversation that a user has open, as the browser stores it. */
export const SelectedChat = z.object({ user: Id, with: Id })
export type SelectedChat = z.infer<typeof SelectedChat>
