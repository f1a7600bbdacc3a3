import { atom } from 'jotai'
import { setReachableAtom } from './connectivity.ts'

type HealthCheck = () => Promise<boolean>

const healthCheckAtom = atom<{ run: HealthCheck }>({
  run: async () => (await fetch('/healthz', { cache: 'no-store' })).ok,
})

/** Replaces the health check, for tests and stories. */
export const setHealthCheckAtom = atom(null, (_get, set, run: HealthCheck) => set(healthCheckAtom, { run }))

/** Runs the health check. If it succeeds, the server counts as reachable again. */
export const checkReachabilityAtom = atom(null, async (get, set): Promise<boolean> => {
  const isReachable = await get(healthCheckAtom)
    .run()
    .catch(() => false)
  if (isReachable) set(setReachableAtom, true)
  return isReachable
})
