import { createFilteredListAtom } from '@whirligig/core/pagination'
import { mutationAtom, privateKey } from '@whirligig/core/query'
import { sessionValueAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { answerMessage, listMessages } from './api.ts'

const KEY = 'contact-messages'

/** A page of the messages to the shop (1-based), or of those in a part of the list. */
export const messagesAtom = createFilteredListAtom([KEY], listMessages)

const NO_DRAFTS: ReadonlyMap<string, string> = new Map()
const draftsAtom = sessionValueAtom(NO_DRAFTS)

/** The texts of the open answer forms, by message id. They stay while the admin looks something up on another page. */
export const answerDraftsAtom = atom((get) => get(draftsAtom))

/** Opens an answer form, or stores its text; `null` closes it. */
export const setAnswerDraftAtom = atom(null, (get, set, id: string, text: string | null) => {
  const drafts = new Map(get(draftsAtom))
  if (text === null) drafts.delete(id)
  else drafts.set(id, text)
  set(draftsAtom, drafts)
})

/** Stores the text of a form when the admin leaves the page, unless the form has been closed. */
export const keepAnswerDraftAtom = atom(null, (get, set, id: string, text: string) => {
  if (get(draftsAtom).has(id)) set(setAnswerDraftAtom, id, text)
})

/** Mails an answer. */
export const answerMessageAtom = mutationAtom({
  key: 'answer-message',
  mutate: answerMessage,
  invalidates: (session) => [privateKey(session, KEY)],
  awaitRefetch: false,
  toast: ({ message }) => message,
})
