import { ContactInput, MessageResponse } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { receiveMessage } from './service.ts'

export const contactRoutes: Module = (app, deps) => {
  app.post(
    '/contact/add',
    {
      config: { guard: 'public', limit: 'contact' },
      schema: { body: ContactInput, response: withErrorResponses(MessageResponse) },
    },
    (request) => receiveMessage(deps, request.body),
  )
}
