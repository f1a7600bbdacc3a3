import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { formatBadgeCount } from './format-badge-count.ts'

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 and less is none. */
  count: number
  /** What is counted, for assistive technology, after the number: `unread messages`. */
  label: string
}

/** How many there are that one has not seen. Renders nothing for none, `99+` from 99 on. */
export function CountBadge({ count, label, className, ...props }: CountBadgeProps) {
  const text = formatBadgeCount(count)
  if (!text) return null
  return (
    <span
      className={cx(
        'inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-tomato px-1.5 text-xs leading-none font-bold text-card tabular-nums',
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
