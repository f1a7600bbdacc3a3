import { AnswerInput, ContactInput, ContactMessagePage, MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { AnyQuery, idParams } from '../../plugins/validation.ts'
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
        params: idParams(RESPONSE_TEXT.contact.missing),
        body: AnswerInput,
        response: withErrorResponses(MessageResponse),
      },
    },
    (request) => answerMessage(deps, request.params.id, request.body, requireUser(request)),
  )
}
