import { type ComponentProps, useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type RemovedLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the toy that was removed. */
  name: string
  /** Called when the user clicks `Undo`. */
  onUndo: () => void
}

/** Replaces a cart line that was removed. Moves the focus to its button, because the clicked one no longer exists. */
export function RemovedLine({ name, onUndo, className, ...props }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(function moveFocusToUndo() {
    undo.current?.focus()
  }, [])
  return (
    <div className={cx('flex items-center justify-between gap-3 py-2', className)} {...props}>
      <p role="status" className="min-w-0 text-ink-soft wrap-anywhere">
        {name} removed
      </p>
      <Button
        ref={undo}
        variant="link"
        size="sm"
        onClick={onUndo}
        aria-label={`Undo: put ${name} back`}
        className="-me-4 shrink-0"
      >
        Undo
      </Button>
    </div>
  )
}
