import { atom } from 'jotai'
import { endedSessionIdAtom, expiredSessionAtom } from '../session/session.ts'

/** The values of the changed fields, by field name. */
export type DraftValues = Readonly<Record<string, unknown>>

type FormDraft = { ownerId: string; draftKey: string; values: DraftValues }

/** Drafts are kept in memory only: they are private, and files cannot be stored. */
const draftsAtom = atom<readonly FormDraft[]>([])

/** Returns a function that checks whether a form has a draft, of any user. */
export const hasDraftAtom = atom((get) => {
  const drafts = get(draftsAtom)
  return (draftKey: string | undefined): boolean => drafts.some((draft) => draft.draftKey === draftKey)
})

/**
 * Saves the draft of a form that unmounts because its session has expired. Otherwise it does nothing: a form that the user
 * leaves has no draft.
 */
export const saveDraftAtom = atom(
  null,
  (get, set, { sessionId, draftKey, values }: { sessionId: number; draftKey: string; values: DraftValues }) => {
    const ownerId = get(expiredSessionAtom)?.userId
    if (get(endedSessionIdAtom) !== sessionId || !ownerId || Object.keys(values).length === 0) return
    const otherDrafts = get(draftsAtom).filter((draft) => draft.ownerId !== ownerId || draft.draftKey !== draftKey)
    set(draftsAtom, [...otherDrafts, { ownerId, draftKey, values }])
  },
)

/** Returns a user's draft of a form and removes it; undefined if there is none. */
export const takeDraftAtom = atom(null, (get, set, ownerId: string, draftKey: string): DraftValues | undefined => {
  const draft = get(draftsAtom).find((draft) => draft.ownerId === ownerId && draft.draftKey === draftKey)
  if (draft) set(draftsAtom, (drafts) => drafts.filter((other) => other !== draft))
  return draft?.values
})
