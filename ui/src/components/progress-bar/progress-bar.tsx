import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** What is in progress: `Uploading bear.png`. */
  label: string
  /** 0 to 100; other values are clamped. Leave it out if the progress is unknown. */
  value?: number
}

/** Progress of a longer task. */
export function ProgressBar({ label, value, className, ...props }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={cx('grid grid-cols-1 gap-1.5', className)} {...props}>
      <div aria-hidden="true" className="flex justify-between gap-4 text-sm font-semibold">
        <span className="min-w-0 truncate">{label}</span>
        {percent === undefined ? null : <span className="tabular-nums">{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-sand inset-ring inset-ring-edge/50 forced-colors:border"
      >
        <div
          style={{ width: `${percent ?? 100}%` }}
          data-indeterminate={percent === undefined || undefined}
          className="h-full rounded-full bg-lagoon forced-colors:forced-selected transition-[width] duration-base ease-out data-indeterminate:animate-pulse"
        />
      </div>
    </div>
  )
}
