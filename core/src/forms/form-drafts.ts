import { atom } from 'jotai'
import { expiredSessionAtom, userIdAtom } from '../session/session.ts'

/** What a field was changed to, by the name of the field. */
export type DraftValues = Readonly<Record<string, unknown>>

type FormDraft = { writer: string; form: string; typed: DraftValues }

/** In memory only: a typed text is nobody else's business, and no file could be stored. */
const draftsAtom = atom<readonly FormDraft[]>([])

const isOf =
  (writer: string, form: string) =>
  (kept: FormDraft): boolean =>
    kept.writer === writer && kept.form === form

/** Keeps what its writer typed into a form, where it is the end of their session that takes the form away. */
export const saveDraftAtom = atom(null, (get, set, kept: FormDraft) => {
  if (get(expiredSessionAtom)?.userId !== kept.writer || Object.keys(kept.typed).length === 0) return
  const others = get(draftsAtom).filter((other) => !isOf(kept.writer, kept.form)(other))
  set(draftsAtom, [...others, kept])
})

/** Hands out what was kept for a form and whoever is signed in now, once; undefined where nothing was. */
export const takeDraftAtom = atom(null, (get, set, form: string): DraftValues | undefined => {
  const writer = get(userIdAtom)
  const found = writer === undefined ? undefined : get(draftsAtom).find(isOf(writer, form))
  if (found) set(draftsAtom, (all) => all.filter((kept) => kept !== found))
  return found?.typed
})
