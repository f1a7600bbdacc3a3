import { AnswerInput, ContactInput, ContactMessagePage, MessageResponse } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { AnyQuery } from '../../plugins/validation.ts'
import { receiveMessage } from './service.ts'
import { answerMessage, listMessages } from './staff-messages.ts'

const admin = { guard: 'admin' } as const

/** Messages to the shop, and their answers. */
export const contactRoutes: Module = (app, deps) => {
  app.post(
    '/contact/add',
    {
      config: { guard: 'public', limit: 'contact' },
      schema: { body: ContactInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => receiveMessage(deps, request.body),
  )

  app.get(
    '/contact',
    { config: admin, schema: { querystring: AnyQuery, response: withErrorResponses(ContactMessagePage) } },
    (request) => listMessages(deps.db, request.query),
  )

  app.post(
    '/contact/:id/answer',
    {
      config: admin,
      schema: {
        params: z.object({ id: z.string() }),
        body: AnswerInput,
        response: withErrorResponses(MessageResponse),
      },
    },
    (request) => answerMessage(deps, request.params.id, request.body, requireUser(request)),
  )
}
