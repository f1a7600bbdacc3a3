import type { FastifyInstance } from 'fastify'
import { stripMarkupDeep } from '../lib/strip-markup.ts'

/** Reads JSON bodies, and takes the markup out of them before any schema sees them. */
export function registerBodyParser(app: FastifyInstance): void {
  // Text would reach the schemas as one long string; without its parser it is refused in words.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Calls without a body may still name its type: browsers' clients set it for every PUT.
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body !== undefined) request.body = stripMarkupDeep(request.body)
    done()
  })
}
