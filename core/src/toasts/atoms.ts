import { atom } from 'jotai'
import type { Toast } from './error-toast.ts'

export type QueuedToast = Toast & { id: number }

let notices = 0
const queueAtom = atom<readonly QueuedToast[]>([])

/** The notices that are up, oldest first. */
export const toastsAtom = atom((get) => get(queueAtom))

/** Puts a notice up. `null` says nothing, and what is up already is not said twice. */
export const showToastAtom = atom(null, (get, set, notice: Toast | null) => {
  const queue = get(queueAtom)
  if (!notice || queue.some((up) => up.title === notice.title && up.text === notice.text)) return
  set(queueAtom, [...queue, { ...notice, id: ++notices }])
})

/** Takes a notice down. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((notice) => notice.id !== id),
  )
})
