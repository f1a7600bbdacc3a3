import type { FastifyInstance } from 'fastify'
import { stripMarkupDeep } from '../lib/strip-markup.ts'

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
    if (request.body !== undefined) request.body = stripMarkupDeep(request.body)
    done()
  })
}
