import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const MenuUnreadBadge = lazy(async () => ({ default: (await import('./menu-unread-badge.tsx')).MenuUnreadBadge }))

/** The number of unread messages on the menu button of phones. Loaded for signed-in users only. */
export function LazyUnreadBadge() {
  return useAtomValue(isSignedInAtom) ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <MenuUnreadBadge />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
