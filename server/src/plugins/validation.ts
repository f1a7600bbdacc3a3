import { build, type Schema as JsonSchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { isId } from '../db/id.ts'
import { type AppError, invalid, notFound } from '../lib/errors.ts'

/**
 * The schema of the `:id` parameter of a path. A malformed id is a 404, like an unknown one.
 *
 * @param missing the message of that response
 */
export const idParams = (missing = 'Not found.') => z.object({ id: z.string().check(z.refine(isId, missing)) })

/** A query parameter that the service parses. Invalid values have no effect, because users edit URLs. */
export const anyValue = z.optional(z.unknown())

/** A query string of such parameters. */
export const AnyQuery = z.record(z.string(), z.unknown())

/** Whether a message is Zod's own: the schema has none for the issue. */
const isDefaultMessage = (message: string): boolean => message.startsWith('Invalid')

/** The error for an invalid parameter of a path. */
const toNotFound = (message = 'Invalid'): AppError => (isDefaultMessage(message) ? notFound() : notFound(message))

/** The message of an issue. Form fields have their own messages; these are for requests that no form sends. */
function toMessage(path: string, message: string): string {
  if (!isDefaultMessage(message)) return message
  return path === '' ? 'The body of the request must be a JSON object.' : `"${path}" is missing or invalid.`
}

/**
 * The maximum number of issues in a response. No form has more fields. Without it, a small body of invalid elements would
 * get a response a hundred times as long.
 */
const MAX_ISSUES = 20

const validate: FastifySchemaCompiler<z.ZodMiniType> = ({ schema, httpPart }) => {
  return (data) => {
    const result = z.safeParse(schema, data)
    if (result.success) return { value: result.data }
    if (httpPart === 'params') return { error: toNotFound(result.error.issues[0]?.message) }
    const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue) => {
      const path = issue.path.join('.')
      return { path, message: toMessage(path, issue.message) }
    })
    return { error: invalid(issues) }
  }
}

const fastSchemas = new WeakSet<object>()

/**
 * Marks a response schema for compiled serialization, which is twice as fast as parsing the response with zod. Both omit
 * unknown keys, but only zod rejects invalid values, so use this for long lists only.
 */
export function fastSerialized<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  fastSchemas.add(schema)
  return schema
}

const serialize: FastifySerializerCompiler<z.ZodMiniType> = (route) => {
  if (!fastSchemas.has(route.schema)) return serializerCompiler(route)
  const cache = new WeakMap<object, string>()
  // The OpenAPI 3.0 target expresses null as `nullable`, which costs no time. Other targets use `anyOf`, which tests each option.
  const stringify = build(z.toJSONSchema(route.schema, { target: 'openapi-3.0', io: 'output' }) as JsonSchema) // both types describe a JSON schema
  // Cached responses are serialized once.
  return (response: object) => {
    const text = cache.get(response) ?? stringify(response)
    cache.set(response, text)
    return text
  }
}

/** Lets routes declare their inputs and responses as zod schemas. */
export function registerZodValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serialize)
}
