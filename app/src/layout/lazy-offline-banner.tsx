import { isUnreachableAtom } from '@whirligig/core/http'
import { isHydratingAtom } from '@whirligig/core/storage'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const load = async () => ({ default: (await import('./offline-banner.tsx')).OfflineBanner })
const OfflineBanner = lazy(load)

/** Loads the banner in advance, because it cannot be loaded once the server is unreachable. */
export function preloadOfflineBanner(): void {
  load().catch(() => undefined) // Without the chunk there is no banner.
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Announces that the device is offline or the server is unreachable. */
export function LazyOfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const isHydrating = useAtomValue(isHydratingAtom)
  // A request may fail before React has taken over the server's HTML, which has no banner.
  const isUnreachable = useAtomValue(isUnreachableAtom) && !isHydrating
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
