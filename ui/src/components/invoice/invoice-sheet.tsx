import { Pinwheel } from '../logo/pinwheel.tsx'

export type InvoiceSheetProps = {
  /** Number of the order. */
  orderId: string
  /** Formatted lines: `2 × Rubix Cube`. */
  items: ReadonlyArray<string>
  /** Formatted price of all toys. */
  price: string
  /** Formatted tax; leave it out if there is none. */
  tax?: string
  /** Formatted total. */
  total: string
}

/** The invoice itself. */
export function InvoiceSheet({ orderId, items, price, tax, total }: InvoiceSheetProps) {
  return (
    <div className="rounded-panel border border-line bg-card p-5 shadow-card sm:p-6 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:shadow-none">
      <p className="mb-4 flex items-center gap-2 font-display text-xl font-semibold">
        <Pinwheel className="size-7" />
        Whirligig
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 [&>dd]:text-end [&>dt]:text-ink-soft">
        <dt>ID</dt>
        <dd className="font-semibold wrap-anywhere">{orderId}</dd>
        {/* In print, the purchased items with their prices follow below. */}
        <dt className="print:hidden">Items</dt>
        <dd className="print:hidden">
          <ul className="list-none p-0">
            {items.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Price</dt>
        <dd className="tabular-nums">{price}</dd>
        {tax ? (
          <>
            <dt>Tax</dt>
            <dd className="tabular-nums">{tax}</dd>
          </>
        ) : null}
        <dt>Delivery Fee</dt>
        <dd>Free</dd>
        <div className="col-span-2 mt-1 flex justify-between gap-6 border-t border-line pt-3 font-display text-xl font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums">{total}</dd>
        </div>
      </dl>
    </div>
  )
}
