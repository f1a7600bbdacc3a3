import { MessageResponse, NewsletterInput, RESPONSE_TEXT, SubscriberPage } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { sendCsv } from '../../lib/csv-export.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { AnyQuery, idParams } from '../../plugins/validation.ts'
import { deleteSubscriber } from './queries.ts'
import { registerUnsubscribe } from './register-unsubscribe.ts'
import { subscribeByForm } from './service.ts'
import { exportSubscribers, listSubscribers, removeSubscriber } from './staff-subscribers.ts'

const admin = { guard: 'admin' } as const

export const newsletterRoutes: Module = (app, deps) => {
  app.post(
    '/newsletter/subscribe',
    {
      config: { guard: 'public', limit: 'newsletter' },
      schema: { body: NewsletterInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => subscribeByForm(deps, request.body.email),
  )

  app.get(
    '/newsletter',
    { config: admin, schema: { querystring: AnyQuery, response: withErrorResponses(SubscriberPage) } },
    (request) => listSubscribers(deps.db, request.query),
  )

  app.get('/newsletter/export', { config: admin, schema: { querystring: AnyQuery } }, async (request, reply) =>
    sendCsv(reply, await exportSubscribers(deps, request.query, requireUser(request))),
  )

  app.delete(
    '/newsletter/:id',
    {
      config: admin,
      schema: { params: idParams(RESPONSE_TEXT.newsletter.missing), response: withErrorResponses(MessageResponse) },
    },
    (request) => removeSubscriber(deps.db, request.params.id),
  )

  registerUnsubscribe(app, '/newsletter/unsubscribe/:token', {
    appUrl: deps.config.appUrl,
    unsubscribe: (token) => deleteSubscriber(deps.db, token),
    outcomes: { done: 'done', unknown: 'unknown' },
  })
}
