import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'

const UnreadMark = lazy(async () => ({ default: (await import('./unread-mark.tsx')).UnreadMark }))

/** How much is unread, at the button of the menu, in which phones have their account. */
export function UnreadHost() {
  return useAtomValue(isSignedInAtom) ? (
    <FailureBoundary fallback={null}>
      <Suspense>
        <UnreadMark />
      </Suspense>
    </FailureBoundary>
  ) : null
}
