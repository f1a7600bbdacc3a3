import * as z from 'zod/mini'
import { APPROVAL_STATUSES } from './enums.ts'

/** What a call answers that only says how it went. */
export const MessageResponse = z.object({ success: z.optional(z.boolean()), message: z.string() })
export type MessageResponse = z.infer<typeof MessageResponse>

/** The body of every failed call; a 404 says `message`. */
export const ErrorResponse = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** What every paged list carries. */
export const pageFields = { totalPages: z.number(), currentPage: z.number(), count: z.number() }

/** A select's entry. */
export const SelectOption = z.object({ _id: z.string(), name: z.string() })
export type SelectOption = z.infer<typeof SelectOption>

/**
 * What may be said with an approval or a rejection, or left out: the status that was seen. Where it is another one by
 * now, nothing happens and the caller is told.
 */
export const DecisionInput = z.nullish(z.object({ status: z.optional(z.enum(APPROVAL_STATUSES)) }))
export type DecisionInput = z.infer<typeof DecisionInput>
