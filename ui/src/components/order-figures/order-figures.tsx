import type { ComponentProps } from 'react'
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
    <dl
      className={cx(
        'grid grid-cols-[1fr_auto] items-baseline gap-y-1 [&>dd]:text-end [&>dd]:whitespace-nowrap [&>dd]:tabular-nums',
        className,
      )}
      {...props}
    >
      <dt>Items</dt>
      <dd>{items}</dd>
      <dt>Tax</dt>
      <dd>{tax ?? <Unknown />}</dd>
      <dt>Delivery</dt>
      <dd className="font-bold text-lagoon-text">Free</dd>
      <dt className="font-display text-xl font-semibold">{totalLabel}</dt>
      <dd className="font-display text-xl font-semibold">{total ?? <Unknown />}</dd>
    </dl>
  )
}

const Unknown = () => (
  <>
    <span aria-hidden="true">…</span>
    <span className="sr-only">not known yet</span>
  </>
)
