import { lazyOnOpen } from '@whirligig/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { setLeaveConfirmation } from './confirm-leaving.ts'

const loadDialog = async () => (await import('./unsaved-changes-dialog.tsx')).UnsavedChangesDialog
const UnsavedChangesDialog = lazyOnOpen(loadDialog)

export type UnsavedChangesPrompt = {
  /** Call with true while the form has unsaved changes. Takes effect at once, without a render. */
  onDirtyChange: (isDirty: boolean) => void
  /** The confirmation dialog; render it anywhere on the page. */
  dialog: ReactNode
}

/** The browser itself asks before the tab closes or another site opens. */
const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Asks for confirmation before a navigation or a sign-out discards unsaved changes. */
export function useUnsavedChangesPrompt(): UnsavedChangesPrompt {
  const isDirty = useRef(false)
  // A redirect, such as the one to the login when the session expires, is not blocked.
  const blocker = useBlocker(({ historyAction }) => isDirty.current && historyAction !== 'REPLACE')
  const [action, setAction] = useState<(() => void) | null>(null)

  const [onDirtyChange] = useState(() => (dirty: boolean) => {
    if (isDirty.current === dirty) return
    isDirty.current = dirty
    setLeaveConfirmation(dirty ? (proceed) => setAction(() => proceed) : null)
    if (dirty) {
      loadDialog().catch(() => undefined) // Loaded again when the dialog opens.
      addEventListener('beforeunload', onBeforeUnload)
    } else removeEventListener('beforeunload', onBeforeUnload)
  })
  useEffect(
    function discardOnUnmount() {
      return () => onDirtyChange(false)
    },
    [onDirtyChange],
  )

  function leave(): void {
    onDirtyChange(false)
    setAction(null)
    if (action) action()
    else blocker.proceed?.()
  }
  function stay(): void {
    setAction(null)
    blocker.reset?.()
  }
  const open = action !== null || blocker.state === 'blocked'
  return { onDirtyChange, dialog: <UnsavedChangesDialog open={open} onLeave={leave} onStay={stay} /> }
}
