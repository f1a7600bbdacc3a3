import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../lazy/error-boundary.tsx'

const UnreadMark = lazy(async () => ({ default: (await import('./menu-unread-badge.tsx')).MenuUnreadBadge }))

/** How much is unread, at the button of the menu, in which phones have their account. */
export function LazyUnreadBadge() {
  return useAtomValue(isSignedInAtom) ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <UnreadMark />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
