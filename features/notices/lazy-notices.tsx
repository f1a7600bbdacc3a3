import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { noticesAtom } from './atoms.ts'

const NoticesContainer = lazy(async () => ({ default: (await import('./notices.container.tsx')).NoticesContainer }))

/** Notices, loaded with the first of them. */
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
