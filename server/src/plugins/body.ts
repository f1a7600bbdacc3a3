import type { FastifyInstance } from 'fastify'
import { notFound } from '../lib/errors.ts'
import { stripMarkupDeep } from '../lib/strip-markup.ts'

/**
 * The maximum size of a JSON body, in bytes. The largest forms are a cart with 100 lines (about 15 kB) and a chat-length
 * text in which JSON escapes every character (24 kB).
 */
export const BODY_LIMIT = 64 * 1024

/** The same for a category, whose body lists the ids of up to 10,000 products with 39 bytes each. Admins only. */
export const CATEGORY_BODY_LIMIT = 512 * 1024

const hasNul = (params: unknown): boolean => Object.values(params ?? {}).some((text) => String(text).includes('\0'))

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
    // PostgreSQL refuses NUL in text, so no path with one can exist.
    if (hasNul(request.params)) return done(notFound())
    if (request.body !== undefined) request.body = stripMarkupDeep(request.body)
    done()
  })
}
