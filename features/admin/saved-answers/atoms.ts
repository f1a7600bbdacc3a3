import { mutationAtom, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { deleteAnswer, listAnswers, saveAnswer } from './api.ts'

const KEY = 'saved-answers'

/** All answers that staff have saved, by title. */
export const savedAnswersAtom = privateQueryAtom({ key: [KEY], fetch: listAnswers })

/** Saves an answer; without an id it is a new one. */
export const saveAnswerAtom = mutationAtom({
  key: 'save-answer',
  mutate: saveAnswer,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})

/** Deletes an answer. */
export const deleteAnswerAtom = mutationAtom({
  key: 'delete-answer',
  mutate: deleteAnswer,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})
