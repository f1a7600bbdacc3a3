import { ErrorResponse } from '@whirligig/contract'
import type { ZodMiniType } from 'zod/mini'

/** A route's answers: its own when all is well, a failure otherwise. */
export function withErrorResponses<Schema extends ZodMiniType>(schema: Schema) {
  return { 200: schema, '4xx': ErrorResponse, '5xx': ErrorResponse }
}
