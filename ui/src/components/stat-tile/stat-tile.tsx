import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the number counts: `Sales today`. */
  label: string
  /** Formatted number: `$1,240.00`, `12`. */
  value: string
  /**
   * Formatted change: `+12 % to last month`. Screen readers ignore the arrow. `positive` defaults to `direction ===
   * 'up'`.
   */
  delta?: { text: string; direction: 'up' | 'down'; positive?: boolean } | undefined
  /** The shape of the number over time, below it. Decorative: hide it from screen readers. */
  chart?: ReactNode
  /** A line below the number. */
  hint?: string
  /** Makes the whole tile a link. */
  href?: string
  /** Shown at the end of the label. */
  icon?: ReactNode
}

/** One key figure. */
export function StatTile({ label, value, delta, hint, href, icon, chart, className, ...props }: StatTileProps) {
  const Trend = delta?.direction === 'down' ? TrendingDown : TrendingUp
  return (
    <div
      className={cx(
        'relative grid grid-cols-1 min-w-0 content-start gap-1 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5',
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
          data-positive={delta.positive ?? delta.direction === 'up'}
          className="flex items-center gap-1.5 text-sm font-semibold text-danger data-[positive=true]:text-lagoon-text"
        >
          <Trend aria-hidden="true" className="size-4 shrink-0" />
          {delta.text}
        </p>
      ) : null}
      {chart}
      {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
    </div>
  )
}
