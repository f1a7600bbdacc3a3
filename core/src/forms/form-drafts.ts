import { atom } from 'jotai'
import { expiredSessionAtom } from '../session/session.ts'

/** The values of the changed fields, by field name. */
export type DraftValues = Readonly<Record<string, unknown>>

type FormDraft = { ownerId: string; draftKey: string; values: DraftValues }

/** Drafts are kept in memory only: they are private, and files cannot be stored. */
const draftsAtom = atom<readonly FormDraft[]>([])

const isDraftOf =
  (ownerId: string, draftKey: string) =>
  (draft: FormDraft): boolean =>
    draft.ownerId === ownerId && draft.draftKey === draftKey

/** Saves the draft of a form that unmounts because its owner's session has expired. It ignores drafts of other forms. */
export const saveDraftAtom = atom(null, (get, set, draft: FormDraft) => {
  if (get(expiredSessionAtom)?.userId !== draft.ownerId || Object.keys(draft.values).length === 0) return
  const isSame = isDraftOf(draft.ownerId, draft.draftKey)
  set(draftsAtom, [...get(draftsAtom).filter((other) => !isSame(other)), draft])
})

/** Returns a user's draft of a form and removes it; undefined if there is none. */
export const takeDraftAtom = atom(null, (get, set, ownerId: string, draftKey: string): DraftValues | undefined => {
  const draft = get(draftsAtom).find(isDraftOf(ownerId, draftKey))
  if (draft) set(draftsAtom, (drafts) => drafts.filter((other) => other !== draft))
  return draft?.values
})
