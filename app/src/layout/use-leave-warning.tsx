import { UnsavedDialog } from '@whirligig/ui'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { guardLeaving } from './leave-guard.ts'

export type LeaveWarning = {
  /** For the form: whether something was typed that would be lost. Takes effect at once. */
  onDirtyChange: (isDirty: boolean) => void
  /** The question; belongs somewhere on the page. */
  dialog: ReactNode
}

/**
 * Asks before what was typed into the page's form is lost. The router has no way to hold somebody (`useBlocker` wants the data
 * router), so this goes by what it navigates with.
 */
export function useLeaveWarning(): LeaveWarning {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const letGo = useRef<(() => void) | null>(null)
  const [onDirtyChange] = useState(() => (isDirty: boolean) => {
    if (isDirty) letGo.current ??= guardLeaving(navigator, (go) => setLeave(() => go))
    else {
      letGo.current?.()
      letGo.current = null
    }
  })
  useEffect(
    function letGoWithThePage() {
      return () => onDirtyChange(false)
    },
    [onDirtyChange],
  )
  return {
    onDirtyChange,
    dialog: (
      <UnsavedDialog
        open={leave !== null}
        onStay={() => setLeave(null)}
        onLeave={() => {
          setLeave(null)
          leave?.()
        }}
      />
    ),
  }
}
