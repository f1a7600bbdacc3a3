import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type LoadErrorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Shows that a new attempt runs. */
  loading?: boolean
  /** Called when the user clicks 'Retry'. */
  onRetry: () => void
}

/** Reports code that could not be loaded, such as that of a dialog or a menu, where toasts appear. The page stays usable. */
export function LoadError({ loading = false, onRetry, className, ...props }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className={cx(
        'fixed bottom-[calc(1rem+var(--bottom-bar,0px))] start-4 z-50 me-4 grid max-w-sm justify-items-start gap-3 rounded-card border border-line bg-card p-4 text-ink shadow-float',
        className,
      )}
      {...props}
    >
      <p>This part of the shop could not be loaded. Nothing on this page is lost.</p>
      <Button variant="secondary" size="sm" loading={loading} onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
