import { whenIdle } from '@whirligig/ui'
import { type Atom, atom } from 'jotai'

const loadedAtom = atom<{ totalAtom: Atom<number> } | null>(null)

loadedAtom.onMount = (set) =>
  whenIdle(async () => {
    const loaded = await import('./unread-total.ts').catch(() => undefined) // The badges stay empty.
    if (loaded) set({ totalAtom: loaded.unreadTotalAtom })
  })

/** The number of unread messages. The code that counts them is loaded when the page is idle, like the socket that reports them. */
export const lazyUnreadAtom = atom((get) => {
  const loaded = get(loadedAtom)
  return loaded ? get(loaded.totalAtom) : 0
})
