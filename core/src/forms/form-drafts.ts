import { atom } from 'jotai'
import { expiredAtom, userIdAtom } from '../session/session.ts'

/** What a field was changed to, by the name of the field. */
export type Typed = Readonly<Record<string, unknown>>

type Kept = { writer: string; form: string; typed: Typed }

/** In memory only: a typed text is nobody else's business, and no file could be stored. */
const keptAtom = atom<readonly Kept[]>([])

const isOf =
  (writer: string, form: string) =>
  (kept: Kept): boolean =>
    kept.writer === writer && kept.form === form

/** Keeps what its writer typed into a form, where it is the end of their session that takes the form away. */
export const keepTypedAtom = atom(null, (get, set, kept: Kept) => {
  if (get(expiredAtom)?.userId !== kept.writer || Object.keys(kept.typed).length === 0) return
  const others = get(keptAtom).filter((other) => !isOf(kept.writer, kept.form)(other))
  set(keptAtom, [...others, kept])
})

/** Hands out what was kept for a form and whoever is signed in now, once; undefined where nothing was. */
export const takeTypedAtom = atom(null, (get, set, form: string): Typed | undefined => {
  const writer = get(userIdAtom)
  const found = writer === undefined ? undefined : get(keptAtom).find(isOf(writer, form))
  if (found) set(keptAtom, (all) => all.filter((kept) => kept !== found))
  return found?.typed
})
