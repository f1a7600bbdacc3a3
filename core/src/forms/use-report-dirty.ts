import { useEffect } from 'react'

/** Reports to the page whether the form has unsaved changes; `false` when the form unmounts. */
export function useReportDirty(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  useEffect(
    function reportDirty() {
      onDirtyChange?.(isDirty)
      return () => onDirtyChange?.(false)
    },
    [isDirty, onDirtyChange],
  )
}
