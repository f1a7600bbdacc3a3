import { useEffect } from 'react'

/** Tells the page whether something was typed that would be lost with the form. */
export function useReportDirty(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  useEffect(
    function tell() {
      onDirtyChange?.(isDirty)
      return () => onDirtyChange?.(false)
    },
    [isDirty, onDirtyChange],
  )
}
