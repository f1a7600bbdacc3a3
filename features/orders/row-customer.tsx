import type { Order } from '@whirligig/contract'

/** The customer in a row of orders: two short lines, cut off where the row ends. The order page shows them in full. */
export function RowCustomer({ customerName, customerEmail }: Pick<Order, 'customerName' | 'customerEmail'>) {
  return (
    <p className="col-span-2 min-w-0 text-sm leading-snug md:col-span-1 md:row-span-2 xl:row-span-1">
      <span className="block truncate font-semibold">
        <span className="sr-only">Customer: </span>
        {customerName ?? customerEmail ?? 'Deleted account'}
      </span>
      {customerName && customerEmail ? <span className="block truncate text-ink-soft">{customerEmail}</span> : null}
    </p>
  )
}
