import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import './selection-bar.css'
import { useActionsKey } from './use-actions-key.ts'
import { useIsLive } from './use-is-live.ts'

export type SelectionBarProps = Omit<ComponentProps<'section'>, 'children' | 'aria-label'> & {
  /** What is selected: `3 orders selected`. Announced when the bar appears and when it changes. */
  text: string
  /** Buttons that act on what is selected. */
  children: ReactNode
  /** Called when the user clears the selection. */
  onClear: () => void
  /** Called when the user selects all rows of the page. Leave it out when they are selected. */
  onSelectAll?: () => void
}

/**
 * What can be done with the selected rows of a list. It stays at the bottom of the screen. With `PageKeysContext`, `b` leads to its
 * actions.
 */
export function SelectionBar({ text, children, onClear, onSelectAll, className, ...props }: SelectionBarProps) {
  const actions = useRef<HTMLDivElement>(null)
  useActionsKey(actions)
  const isLive = useIsLive()
  return (
    <section
      aria-label="Selection"
      data-returns-focus=""
      className={cx(
        'selection-bar mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel border border-edge bg-card px-4 py-2 shadow-float',
        className,
      )}
      {...props}
    >
      <p role="status" className="font-semibold tabular-nums">
        <span key={isLive ? 'announced' : 'first'}>{text}</span>
      </p>
      {onSelectAll ? (
        <Button variant="link" size="sm" className="px-1" onClick={onSelectAll}>
          Select all
        </Button>
      ) : null}
      <Button variant="link" size="sm" className="me-auto px-1" onClick={onClear}>
        Clear<span className="sr-only"> selection</span>
      </Button>
      <div
        ref={actions}
        className="flex max-w-full flex-wrap items-center gap-3 py-1 max-sm:w-full max-sm:gap-2 max-sm:*:flex-auto"
      >
        {children}
      </div>
    </section>
  )
}
