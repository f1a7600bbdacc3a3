import { MessageResponse, NewsletterInput } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { deleteSubscriber } from './queries.ts'
import { registerUnsubscribe } from './register-unsubscribe.ts'
import { subscribeByForm } from './service.ts'

export const newsletterRoutes: Module = (app, deps) => {
  app.post(
    '/newsletter/subscribe',
    {
      config: { guard: 'public', limit: 'newsletter' },
      schema: { body: NewsletterInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => subscribeByForm(deps, request.body.email),
  )

  registerUnsubscribe(app, '/newsletter/unsubscribe/:token', {
    appUrl: deps.config.appUrl,
    unsubscribe: (token) => deleteSubscriber(deps.db, token),
    outcomes: { done: 'done', unknown: 'unknown' },
  })
}
