import { atom } from 'jotai'
import { readWaiting } from './kept.ts'
import { standbyAtom } from './standby-atom.ts'

/** Answers whether signing out would lose messages: one's own, or anybody's while it is not known who is signed in. */
export const isUnsentAtom = atom(
  null,
  (get): boolean => (get(standbyAtom)?.outbox.waiting.value ?? readWaiting()).length > 0,
)
