import { atom } from 'jotai'
import { setReachableAtom } from './connectivity.ts'

type Probe = () => Promise<boolean>

const probeAtom = atom<{ probe: Probe }>({
  probe: async () => (await fetch('/healthz', { cache: 'no-store' })).ok,
})

/** Says how to find out whether the shop is there. */
export const setHealthCheckAtom = atom(null, (_get, set, probe: Probe) => set(probeAtom, { probe }))

/** Looks whether the shop is there again, and notes and answers it. */
export const checkReachabilityAtom = atom(null, async (get, set): Promise<boolean> => {
  const isThere = await get(probeAtom)
    .probe()
    .catch(() => false)
  if (isThere) set(setReachableAtom, true)
  return isThere
})
