import { NewsletterInput, Saved } from '@whirligig/contract'
import * as z from 'zod/mini'
import { answers } from '../../answers.ts'
import type { Module } from '../../deps.ts'
import { deleteSubscriber } from './queries.ts'
import { subscribeByForm } from './service.ts'
import { unsubscribedPage } from './unsubscribed-page.ts'

const params = z.object({ token: z.string() })

export const newsletterRoutes: Module = (app, deps) => {
  app.post(
    '/newsletter/subscribe',
    { config: { guard: 'anyone', limit: 'newsletter' }, schema: { body: NewsletterInput, response: answers(Saved) } },
    (request) => subscribeByForm(deps, request.body.email),
  )

  // A link in a mail, followed by a browser: it answers a page.
  app.get(
    '/newsletter/unsubscribe/:token',
    // Looking at it with HEAD, as mail scanners do, must not unsubscribe anybody.
    { exposeHeadRoute: false, config: { guard: 'anyone' }, schema: { params } },
    async (request, reply) => {
      const gone = await deleteSubscriber(deps.db, request.params.token)
      reply.code(gone ? 200 : 404).type('text/html; charset=utf-8')
      return unsubscribedPage(gone ? 'done' : 'unknown', deps.config.appUrl)
    },
  )
}
