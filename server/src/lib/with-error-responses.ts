import { ErrorResponse } from '@whirligig/contract'
import type { ZodMiniType } from 'zod/mini'

/** The response schemas of a route: its own for success, `Failure` for errors. */
export function withErrorResponses<Schema extends ZodMiniType>(schema: Schema) {
  return { 200: schema, '4xx': ErrorResponse, '5xx': ErrorResponse }
}
