import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { toastsAtom } from './atoms.ts'

const importToaster = async () => ({ default: (await import('./toaster.container.tsx')).ToasterContainer })
const ToasterContainer = lazy(importToaster)

/** Preloads the toaster, so that it can show a toast after the network has gone. */
export function preloadToasts(): void {
  importToaster().catch(() => undefined) // the first toast loads it again
}

/** Shows toasts. The toaster is loaded with the first toast, unless it is preloaded. */
export function LazyToasts() {
  const hasToasts = useAtomValue(toastsAtom).length > 0
  const [shouldLoad, setShouldLoad] = useState(hasToasts)
  if (hasToasts && !shouldLoad) setShouldLoad(true)
  return shouldLoad ? (
    <Suspense>
      <ToasterContainer />
    </Suspense>
  ) : null
}
