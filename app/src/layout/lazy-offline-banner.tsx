import { isUnreachableAtom } from '@whirligig/core/http'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const load = async () => ({ default: (await import('./offline-banner.tsx')).OfflineBanner })
const OfflineBanner = lazy(load)

/** Fetches the banner while there is somewhere to fetch it from. */
export function preloadOfflineBanner(): void {
  load().catch(() => undefined) // then there is no banner
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says when the shop cannot be asked, because the device is offline or nobody answers. */
export function LazyOfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const isUnreachable = useAtomValue(isUnreachableAtom)
  return (
    <div role="status">
      {isOnline && !isUnreachable ? null : (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OfflineBanner isOnline={isOnline} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
