import { Me, ProfileSaved, ProfileUpdate } from '@whirligig/contract'
import { answers } from '../../answers.ts'
import type { Module } from '../../deps.ts'
import { userOf } from '../../plugins/session.ts'
import { profileOf, saveProfile } from './service.ts'

export const userRoutes: Module = (app, deps) => {
  app.get('/user/me', { config: { guard: 'signed-in' }, schema: { response: answers(Me) } }, (request) =>
    profileOf(deps, userOf(request).id),
  )

  app.put(
    '/user',
    { config: { guard: 'signed-in' }, schema: { body: ProfileUpdate, response: answers(ProfileSaved) } },
    (request) => saveProfile(deps, userOf(request).id, request.body.profile),
  )
}
