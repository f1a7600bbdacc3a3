import { TOAST_MS } from '@whirligig/contract'
import { atom } from 'jotai'
import type { Toast } from './error-toast.ts'

export type QueuedToast = Toast & { id: number }

let lastId = 0
const queueAtom = atom<readonly QueuedToast[]>([])

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom((get) => get(queueAtom))

/** How long a toast stays, in milliseconds. Stories set it to `Infinity`, because a screenshot shows a moment. */
export const toastDurationAtom = atom(TOAST_MS)

/** Shows a toast. It ignores `null` and a toast that is already on the screen. */
export const showToastAtom = atom(null, (get, set, toast: Toast | null) => {
  const queue = get(queueAtom)
  if (!toast || queue.some(({ title, text }) => title === toast.title && text === toast.text)) return
  set(queueAtom, [...queue, { ...toast, id: ++lastId }])
})

/** Removes a toast. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((toast) => toast.id !== id),
  )
})
