import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { formatBadgeCount } from '../../lib/format-badge-count.ts'

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number. 0 or less renders nothing. */
  count: number
  /** What is counted, for screen readers, after the number: `unread messages`. */
  label: string
}

/** A number of new items, up to `99+`. */
export function CountBadge({ count, label, className, ...props }: CountBadgeProps) {
  const text = formatBadgeCount(count)
  if (!text) return null
  return (
    <span
      className={cx(
        'inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full forced-colors:border bg-tomato px-1.5 text-xs leading-none font-bold text-card tabular-nums',
        className,
      )}
      {...props}
    >
      <span>
        {text}
        <span className="sr-only"> {label}</span>
      </span>
    </span>
  )
}
