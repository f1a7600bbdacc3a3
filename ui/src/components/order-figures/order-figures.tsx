import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type OrderFiguresProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Formatted price of all toys, without tax. */
  items: string
  /** Formatted tax. Leave it out while it is not known. */
  tax?: string
  /** Formatted amount to pay. Leave it out while the tax is not known. */
  total?: string
  /** @default 'Total' */
  totalLabel?: string
}

/** The figures of a cart or an order, down to the amount to pay. */
export function OrderFigures({ items, tax, total, totalLabel = 'Total', className, ...props }: OrderFiguresProps) {
  return (
    <dl className={cx('grid grid-cols-1 gap-y-1', className)} {...props}>
      <Figure label="Items">{items}</Figure>
      <Figure label="Tax">{tax ?? <Unknown />}</Figure>
      <Figure label="Delivery">
        <span className="font-bold text-lagoon-text">Free</span>
      </Figure>
      <Figure label={totalLabel} className="font-display text-xl font-semibold">
        {total ?? <Unknown />}
      </Figure>
    </dl>
  )
}

/** Large text puts the amount below its label, where both do not fit into one line. */
const Figure = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div className={cx('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
    <dt>{label}</dt>
    <dd className="ms-auto whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

const Unknown = () => (
  <>
    <span aria-hidden="true">…</span>
    <span className="sr-only">not known yet</span>
  </>
)
