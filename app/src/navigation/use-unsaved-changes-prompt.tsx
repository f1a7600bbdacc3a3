import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { blockNavigation } from './navigation-blocker.ts'
import type { BlockedNavigation } from './unsaved-changes-dialog.tsx'

const loadDialog = () => import('./unsaved-changes-dialog.tsx')
const UnsavedChangesDialog = lazy(async () => ({ default: (await loadDialog()).UnsavedChangesDialog }))

export type UnsavedChangesPrompt = {
  /** Call with true while the form has unsaved changes. Takes effect at once, without a render. */
  onDirtyChange: (isDirty: boolean) => void
  /** The confirmation dialog; render it anywhere on the page. */
  dialog: ReactNode
}

/**
 * Asks for confirmation before a navigation discards unsaved changes. React Router's `useBlocker` needs a data router, so
 * this wraps the navigator of its navigation context.
 */
export function useUnsavedChangesPrompt(): UnsavedChangesPrompt {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null)
  const release = useRef<(() => void) | null>(null)
  const [onDirtyChange] = useState(() => (isDirty: boolean) => {
    if (isDirty) {
      loadDialog().catch(() => undefined) // Loaded again when the dialog opens.
      release.current ??= blockNavigation(navigator, (proceed) => setBlocked({ proceed, open: true }))
    } else {
      release.current?.()
      release.current = null
    }
  })
  useEffect(
    function releaseOnUnmount() {
      return () => onDirtyChange(false)
    },
    [onDirtyChange],
  )
  return {
    onDirtyChange,
    dialog: blocked ? (
      <Suspense>
        <UnsavedChangesDialog
          blocked={blocked}
          onClose={() => setBlocked((last) => last && { ...last, open: false })}
        />
      </Suspense>
    ) : null,
  }
}
