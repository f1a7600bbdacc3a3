import * as z from 'zod/mini'
import { APPROVAL_STATUSES } from './enums.ts'

/** The response of an action that returns only a message. */
export const MessageResponse = z.object({ success: z.optional(z.boolean()), message: z.string() })
export type MessageResponse = z.infer<typeof MessageResponse>

/** The body of every error response. A 404 has `message`, other errors have `error`. */
export const ErrorResponse = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** The fields of a page response besides its rows. */
export const pageFields = { totalPages: z.number(), currentPage: z.number(), count: z.number() }

/** An option of a select. */
export const SelectOption = z.object({ _id: z.string(), name: z.string() })
export type SelectOption = z.infer<typeof SelectOption>

/**
 * The optional body of an approval or a rejection: the status that the admin saw. If the status has changed since, the
 * server rejects the request.
 */
export const DecisionInput = z.nullish(z.object({ status: z.optional(z.enum(APPROVAL_STATUSES)) }))
export type DecisionInput = z.infer<typeof DecisionInput>
