import { ContactInput, Saved } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { receiveMessage } from './service.ts'

export const contactRoutes: Module = (app, deps) => {
  app.post(
    '/contact/add',
    { config: { guard: 'anyone', limit: 'contact' }, schema: { body: ContactInput, response: answers(Saved) } },
    (request) => receiveMessage(deps, request.body),
  )
}
