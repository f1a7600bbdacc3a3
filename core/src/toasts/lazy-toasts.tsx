import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { noticesAtom } from './atoms.ts'

const load = async () => ({ default: (await import('./toaster.container.tsx')).NoticesContainer })
const NoticesContainer = lazy(load)

/** Fetches what shows notices, for who may soon have one to show and nowhere to fetch it from. */
export function prepareNotices(): void {
  load().catch(() => undefined) // the first notice tries again
}

/** Notices, loaded with the first of them at the latest. */
export function LazyNotices() {
  const any = useAtomValue(noticesAtom).length > 0
  const [wanted, setWanted] = useState(any)
  if (any && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <NoticesContainer />
    </Suspense>
  ) : null
}
