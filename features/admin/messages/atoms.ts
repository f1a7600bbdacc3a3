import { createFilteredListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey } from '@whirligig/core/query'
import { answerMessage, listMessages } from './api.ts'

const KEY = 'contact-messages'

/** A page of the messages to the shop (1-based), or of those in a part of the list. */
export const messagesAtom = createFilteredListAtom([KEY], listMessages)

/** Mails an answer. */
export const answerMessageAtom = mutationAtom({
  key: 'answer-message',
  mutate: answerMessage,
  invalidates: (session) => [privateKey(session, KEY)],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
