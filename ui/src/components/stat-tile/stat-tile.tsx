import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is counted: `Sales today`. */
  label: string
  /** Ready to read: `$1,240.00`, `12`. */
  value: string
  /** How it moved, ready to read: `+12 % to last month`. The way it points is for the eye only. */
  delta?: { text: string; direction: 'up' | 'down'; positive?: boolean }
  /** One line more. */
  hint?: string
  /** Where one acts on it; the whole tile leads there. */
  href?: string
  /** Stands at the end of the label. */
  icon?: ReactNode
}

/** One number that matters, and what it is. */
export function StatTile({ label, value, delta, hint, href, icon, className, ...props }: StatTileProps) {
  const Trend = delta?.direction === 'down' ? TrendingDown : TrendingUp
  return (
    <div
      className={cx(
        'relative grid min-w-0 content-start gap-1 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5',
        href && 'transition-colors duration-quick hover:border-edge hover:bg-sun-pale',
        className,
      )}
      {...props}
    >
      <p className="flex items-start justify-between gap-3 text-sm font-semibold text-ink-soft [&_svg]:size-5">
        {href ? (
          <a href={href} className="no-underline after:absolute after:inset-0 after:rounded-panel">
            {label}
          </a>
        ) : (
          label
        )}
        {icon}
      </p>
      <p className="font-display text-2xl font-semibold wrap-anywhere tabular-nums">{value}</p>
      {delta ? (
        <p
          data-good={delta.positive ?? delta.direction === 'up'}
          className="flex items-center gap-1.5 text-sm font-semibold text-danger data-[good=true]:text-lagoon-text"
        >
          <Trend aria-hidden="true" className="size-4 shrink-0" />
          {delta.text}
        </p>
      ) : null}
      {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
    </div>
  )
}
