import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { Email, Id, IsoDate, Name, textBetween } from './fields.ts'
import { LIMITS } from './limits.ts'
import { pageFields } from './responses.ts'

export const ContactInput = z.object({
  name: Name,
  email: Email,
  message: textBetween(FIELD_TEXT.message, LIMITS.message),
})
export type ContactInput = z.infer<typeof ContactInput>

/** A message that a visitor or user has written to the shop, for admins. */
export const ContactMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created: IsoDate,
  /** What staff have answered by mail; null until then. */
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), created: IsoDate })),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** The parts of the list of messages, as its `status` parameter names them. */
export const MESSAGE_FILTERS = ['open', 'answered'] as const
export type MessageFilter = (typeof MESSAGE_FILTERS)[number]

/** A page of messages. `counts` is of all messages, whatever the page is restricted to. */
export const ContactMessagePage = z.object({
  messages: z.array(ContactMessage),
  ...pageFields,
  counts: z.object({ open: z.int(), answered: z.int() }),
})
export type ContactMessagePage = z.infer<typeof ContactMessagePage>

export const AnswerInput = z.object({ text: textBetween(FIELD_TEXT.message, LIMITS.message) })
export type AnswerInput = z.infer<typeof AnswerInput>
