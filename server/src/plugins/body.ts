import type { FastifyInstance } from 'fastify'
import { stripMarkupDeep } from '../lib/strip-markup.ts'

/**
 * The maximum size of a JSON body, in bytes. The largest forms are a cart with 100 lines (about 15 kB) and a chat-length
 * text in which JSON escapes every character (24 kB).
 */
export const BODY_LIMIT = 64 * 1024

/** The same for a category, whose body lists the ids of up to 10,000 products with 39 bytes each. Admins only. */
export const CATEGORY_BODY_LIMIT = 512 * 1024

/**
 * Replaces NUL, which PostgreSQL refuses in text, by a character that no id, slug or token contains. Each route then responds
 * as to any other unknown value.
 */
const replaceNul = (params: object): object =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, String(text).replaceAll('\0', '\uFFFD')]))

/** Parses JSON bodies and strips their markup before validation. */
export function registerBodyParser(app: FastifyInstance): void {
  // Without a parser for text/plain, Fastify refuses it. With one, schemas would get a single long string.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // HTTP clients may send a content type without a body, for example for every PUT.
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    request.params = replaceNul(request.params ?? {})
    if (request.body !== undefined) request.body = stripMarkupDeep(request.body)
    done()
  })
}
