import { atom } from 'jotai'
import { noteReachAtom } from './connectivity.ts'

type Probe = () => Promise<boolean>

const probeAtom = atom<{ probe: Probe }>({
  probe: async () => (await fetch('/healthz', { cache: 'no-store' })).ok,
})

/** Says how to find out whether the shop is there. */
export const probeWithAtom = atom(null, (_get, set, probe: Probe) => set(probeAtom, { probe }))

/** Looks whether the shop is there again, and notes and answers it. */
export const lookAgainAtom = atom(null, async (get, set): Promise<boolean> => {
  const isThere = await get(probeAtom)
    .probe()
    .catch(() => false)
  if (isThere) set(noteReachAtom, true)
  return isThere
})
