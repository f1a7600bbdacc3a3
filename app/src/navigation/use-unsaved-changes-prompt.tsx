import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { blockNavigation } from './navigation-blocker.ts'

const loadDialog = () => import('../layout/unsaved-chunk.ts')
const UnsavedDialog = lazy(async () => ({ default: (await loadDialog()).UnsavedDialog }))

export type UnsavedChangesPrompt = {
  /** For the form: whether something was typed that would be lost. Takes effect at once. */
  onDirtyChange: (isDirty: boolean) => void
  /** The question; belongs somewhere on the page. */
  dialog: ReactNode
}

/**
 * Asks before what was typed into the page's form is lost. The router has no way to hold somebody (`useBlocker` wants the data
 * router), so this goes by what it navigates with.
 */
export function useUnsavedChangesPrompt(): UnsavedChangesPrompt {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [question, setQuestion] = useState<{ leave: () => void; open: boolean } | null>(null)
  const letGo = useRef<(() => void) | null>(null)
  const [onDirtyChange] = useState(() => (isDirty: boolean) => {
    if (isDirty) {
      loadDialog().catch(() => undefined) // then it is fetched when it is wanted
      letGo.current ??= blockNavigation(navigator, (leave) => setQuestion({ leave, open: true }))
    } else {
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
  const close = () => setQuestion((asked) => asked && { ...asked, open: false })
  return {
    onDirtyChange,
    dialog: question ? (
      <Suspense>
        <UnsavedDialog
          open={question.open}
          onStay={close}
          onLeave={() => {
            close()
            question.leave()
          }}
        />
      </Suspense>
    ) : null,
  }
}
