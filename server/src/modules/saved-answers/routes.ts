import { MessageResponse, RESPONSE_TEXT, SavedAnswerEdit, SavedAnswerInput, SavedAnswerList } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { idParams } from '../../plugins/validation.ts'
import { addAnswer, editAnswer, listAnswers, removeAnswer } from './service.ts'

const config = { guard: 'admin' } as const
const params = idParams(RESPONSE_TEXT.savedAnswer.missing)
const response = withErrorResponses(MessageResponse)

/** Answers that staff have saved to write them again. */
export const savedAnswerRoutes: Module = (app, deps) => {
  app.get('/saved-answer', { config, schema: { response: withErrorResponses(SavedAnswerList) } }, () =>
    listAnswers(deps.db),
  )

  app.post('/saved-answer/add', { config, schema: { body: SavedAnswerInput, response } }, (request) =>
    addAnswer(deps, request.body),
  )

  app.put('/saved-answer/:id', { config, schema: { params, body: SavedAnswerEdit, response } }, (request) =>
    editAnswer(deps.db, request.params.id, request.body),
  )

  app.delete('/saved-answer/:id', { config, schema: { params, response } }, (request) =>
    removeAnswer(deps.db, request.params.id),
  )
}
