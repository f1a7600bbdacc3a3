import * as z from 'zod/mini'
import { APPROVALS } from './enums.ts'

/** What a call answers that only says how it went. */
export const Saved = z.object({ success: z.optional(z.boolean()), message: z.string() })
export type Saved = z.infer<typeof Saved>

/** The body of every failed call; a 404 says `message`. */
export const Failure = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Failure = z.infer<typeof Failure>

/** What every paged list carries. */
export const paging = { totalPages: z.number(), currentPage: z.number(), count: z.number() }

/** A select's entry. */
export const Choice = z.object({ _id: z.string(), name: z.string() })
export type Choice = z.infer<typeof Choice>

/**
 * What may be said with an approval or a rejection, or left out: the status that was seen. Where it is another one by
 * now, nothing happens and the caller is told.
 */
export const Decision = z.nullish(z.object({ status: z.optional(z.enum(APPROVALS)) }))
export type Decision = z.infer<typeof Decision>
