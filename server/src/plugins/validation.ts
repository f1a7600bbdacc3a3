import { build, type Schema as JsonSchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { isId } from '../db/id.ts'
import { invalid, notFound } from '../lib/errors.ts'

/** `:id` of a path; a malformed one is a 404 like an unknown one. */
export const IdParams = z.object({ id: z.string().check(z.refine(isId)) })

/** The reading of one issue. Schemas bring their own words for fields; these are for what no form can send. */
function readable(path: string, message: string): string {
  if (!message.startsWith('Invalid')) return message
  return path === ''
    ? 'The body of the request must be a JSON object.'
    : `"${path}" is missing or not what it should be.`
}

const validate: FastifySchemaCompiler<z.ZodMiniType> = ({ schema, httpPart }) => {
  return (data) => {
    const result = z.safeParse(schema, data)
    if (result.success) return { value: result.data }
    if (httpPart === 'params') return { error: notFound() }
    const issues = result.error.issues.map((issue) => {
      const path = issue.path.join('.')
      return { path, message: readable(path, issue.message) }
    })
    return { error: invalid(issues) }
  }
}

const fastSchemas = new WeakSet<object>()

/**
 * Marks an answer's schema as hot: it is written by a function compiled from its JSON schema, at twice the speed of
 * checking and copying it with zod. Unknown keys are left out either way; wrong values are only caught by the slow way,
 * so this is for long lists.
 */
export function fastSerialized<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  fastSchemas.add(schema)
  return schema
}

const serialize: FastifySerializerCompiler<z.ZodMiniType> = (route) => {
  if (!fastSchemas.has(route.schema)) return serializerCompiler(route)
  const written = new WeakMap<object, string>()
  // This target writes "or null" as `nullable`, which costs nothing; the others as a choice, which is tried out.
  const write = build(z.toJSONSchema(route.schema, { target: 'openapi-3.0', io: 'output' }) as JsonSchema) // two names of one thing
  // Callers who share an answer share its text.
  return (answer: object) => {
    const text = written.get(answer) ?? write(answer)
    written.set(answer, text)
    return text
  }
}

/** Lets routes declare input and answers as zod schemas. */
export function registerZodValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validate)
  app.setSerializerCompiler(serialize)
}
