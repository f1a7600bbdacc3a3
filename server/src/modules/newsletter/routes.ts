import { MessageResponse, NewsletterInput } from '@whirligig/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { deleteSubscriber } from './queries.ts'
import { subscribeByForm } from './service.ts'
import { renderUnsubscribedPage } from './unsubscribed-page.ts'

const params = z.object({ token: z.string() })

export const newsletterRoutes: Module = (app, deps) => {
  app.post(
    '/newsletter/subscribe',
    {
      config: { guard: 'public', limit: 'newsletter' },
      schema: { body: NewsletterInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => subscribeByForm(deps, request.body.email),
  )

  const unsubscribe = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const isDeleted = await deleteSubscriber(deps.db, request.params.token)
    reply.code(isDeleted ? 200 : 404).type('text/html; charset=utf-8')
    return renderUnsubscribedPage(isDeleted ? 'done' : 'unknown', deps.config.appUrl)
  }

  // The link in a mail. A browser opens it, so it responds with a page.
  app.get(
    '/newsletter/unsubscribe/:token',
    // Mail scanners send HEAD requests, which must not unsubscribe.
    { exposeHeadRoute: false, config: { guard: 'public' }, schema: { params } },
    unsubscribe,
  )

  // The unsubscribe button of a mail client, which posts a form with one fixed field (RFC 8058).
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post('/newsletter/unsubscribe/:token', { config: { guard: 'public' }, schema: { params } }, unsubscribe)
  })
}
