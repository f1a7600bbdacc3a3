import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { toastsAtom } from './atoms.ts'

const load = async () => ({ default: (await import('./toaster.container.tsx')).ToasterContainer })
const ToasterContainer = lazy(load)

/** Fetches what shows notices, for who may soon have one to show and nowhere to fetch it from. */
export function preloadToasts(): void {
  load().catch(() => undefined) // the first notice tries again
}

/** Notices, loaded with the first of them at the latest. */
export function LazyToasts() {
  const any = useAtomValue(toastsAtom).length > 0
  const [wanted, setWanted] = useState(any)
  if (any && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <ToasterContainer />
    </Suspense>
  ) : null
}
