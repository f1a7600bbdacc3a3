import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { TextLines } from '../../lib/text-lines.ts'

export type AddressCardProps = Omit<ComponentProps<'address'>, 'children'> & {
  /** Formatted lines of the address, in order. */
  lines: ReadonlyArray<string>
  /** Shown next to the first line. */
  badge?: ReactNode
  /** Buttons for the address; hidden in print. */
  actions?: ReactNode
}

/** A postal address. */
export function AddressCard({ lines, badge, actions, className, ...props }: AddressCardProps) {
  const [first, ...rest] = lines
  return (
    <address
      className={cx(
        'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-card p-4 not-italic shadow-card sm:p-5 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:shadow-none',
        className,
      )}
      {...props}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <bdi>{first}</bdi>
          {badge}
        </p>
        <TextLines lines={rest} className="text-ink-soft wrap-anywhere" />
      </div>
      {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
    </address>
  )
}
