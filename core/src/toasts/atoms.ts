import { atom } from 'jotai'
import type { Notice } from './error-toast.ts'

export type QueuedNotice = Notice & { id: number }

let notices = 0
const queueAtom = atom<readonly QueuedNotice[]>([])

/** The notices that are up, oldest first. */
export const noticesAtom = atom((get) => get(queueAtom))

/** Puts a notice up. `null` says nothing, and what is up already is not said twice. */
export const notifyAtom = atom(null, (get, set, notice: Notice | null) => {
  const queue = get(queueAtom)
  if (!notice || queue.some((up) => up.title === notice.title && up.text === notice.text)) return
  set(queueAtom, [...queue, { ...notice, id: ++notices }])
})

/** Takes a notice down. */
export const dismissAtom = atom(null, (get, set, id: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((notice) => notice.id !== id),
  )
})
