import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What is missing: `No products found.` */
  text: string
  /** One sentence about the reason or the next step. */
  hint?: string
  /** A decorative image: `<img src alt="" />`. It is at most 176 px wide. */
  illustration?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** Reduces the padding, for drawers and panels. */
  compact?: boolean
}

/** Replaces a list that has no items. */
export function EmptyState({
  text,
  hint,
  illustration,
  action,
  compact = false,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-1 justify-items-center px-4 text-center',
        compact ? 'py-6' : 'py-10 md:py-16',
        className,
      )}
      {...props}
    >
      {illustration ? (
        <div className="mb-5 grid grid-cols-1 w-44 max-w-full justify-items-center [&>*]:h-auto [&>*]:max-w-full">
          {illustration}
        </div>
      ) : null}
      <p className="font-display text-xl font-semibold text-balance">{text}</p>
      {hint ? <p className="mt-1.5 max-w-2xl text-ink-soft text-pretty">{hint}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
