import { TextLines } from '../../lib/text-lines.ts'
import { Pinwheel } from '../logo/pinwheel.tsx'

export type InvoiceItem = {
  /** Unique among the items; used as the React key. */
  id: string
  /** Formatted quantity and name: `2 × Rubix Cube`. */
  name: string
  /** Formatted price of one piece. */
  unitPrice: string
  /** Formatted price of all pieces. */
  total: string
}

export type InvoiceSheetProps = {
  /** The number by which the customer knows the order: `79C6-5CF5`. */
  orderNumber?: string
  /** Id of the order. */
  orderId: string
  /** Formatted date of the order. */
  orderedOn: string
  /** Name of the customer. */
  customer?: string
  /** Formatted lines of the delivery address. */
  addressLines?: ReadonlyArray<string>
  /** What is charged. */
  items: ReadonlyArray<InvoiceItem>
  /** Formatted price of all toys. */
  price: string
  /** Formatted tax; leave it out if there is none. */
  tax?: string
  /** Formatted total. */
  total: string
}

/** The invoice itself. It stays on one page in print. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const { orderNumber, orderId, orderedOn, customer, addressLines = [], items, price, tax, total } = props
  return (
    <div className="rounded-panel border border-line bg-card p-5 shadow-card print:rounded-none print:border-0 print:p-0 print:shadow-none">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2 font-display text-xl font-semibold">
          <Pinwheel className="size-7" />
          Whirligig
        </p>
        <h2 className="text-xl">Invoice</h2>
      </div>
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-3 text-sm">
        <dl className="[&>dt]:text-ink-soft">
          {orderNumber ? (
            <>
              <dt>Order</dt>
              <dd className="mb-1 font-semibold">{orderNumber}</dd>
            </>
          ) : null}
          <dt>ID</dt>
          <dd className="wrap-anywhere">{orderId}</dd>
          <dt className="mt-1">Ordered On</dt>
          <dd>{orderedOn}</dd>
        </dl>
        {customer || addressLines.length > 0 ? (
          <address className="not-italic wrap-anywhere">
            <span className="block text-ink-soft">For</span>
            {customer ? <span className="block font-semibold">{customer}</span> : null}
            <TextLines lines={addressLines} />
          </address>
        ) : null}
      </div>
      <h3 className="mt-4 text-base">Items</h3>
      <ul className="mt-1 list-none divide-y divide-line border-y border-line p-0 text-sm">
        {items.map(({ id, name, unitPrice, total: lineTotal }) => (
          <li key={id} className="flex justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="whitespace-nowrap text-ink-soft tabular-nums">at {unitPrice}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{lineTotal}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 [&>dd]:text-end [&>dd]:whitespace-nowrap [&>dd]:tabular-nums [&>dt]:text-ink-soft">
        <dt>Price</dt>
        <dd>{price}</dd>
        {tax ? (
          <>
            <dt>Tax</dt>
            <dd>{tax}</dd>
          </>
        ) : null}
        <dt>Delivery Fee</dt>
        <dd>Free</dd>
        <div className="col-span-2 mt-1 flex justify-between gap-6 border-t border-line pt-3 font-display text-xl font-semibold">
          <dt>Total</dt>
          <dd className="whitespace-nowrap tabular-nums">{total}</dd>
        </div>
      </dl>
    </div>
  )
}
