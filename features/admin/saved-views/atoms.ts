import { mutationAtom, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { deleteView, listViews, saveView } from './api.ts'

const KEY = 'saved-views'

/** All views of the user, by name. */
export const savedViewsAtom = privateQueryAtom({ key: [KEY], fetch: listViews })

/** Saves a view; one of the same list and name is replaced. */
export const saveViewAtom = mutationAtom({
  key: 'save-view',
  mutate: saveView,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})

/** Deletes a view. */
export const deleteViewAtom = mutationAtom({
  key: 'delete-view',
  mutate: deleteView,
  invalidates: (session) => [privateKey(session, KEY)],
  toast: ({ message }) => message,
})
