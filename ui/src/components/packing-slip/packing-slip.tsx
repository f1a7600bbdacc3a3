import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { TextLines } from '../../lib/text-lines.ts'
import { Pinwheel } from '../logo/pinwheel.tsx'

export type PackingSlipItem = {
  /** Unique among the items; used as the React key. */
  id: string
  quantity: number
  name: string
  /** The article number; leave it out if it is not known. */
  sku?: string
}

export type PackingSlipProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Short number of the order. */
  orderNumber: string
  /** Formatted date of the order. */
  orderedOn: string
  /** Name of the customer. */
  customer?: string
  /** Formatted lines of the delivery address. */
  addressLines?: ReadonlyArray<string>
  /** What goes into the parcel. */
  items: ReadonlyArray<PackingSlipItem>
}

/** What to pack and where to send it, for print. It has no prices: it goes into the parcel. */
export function PackingSlip({
  orderNumber,
  orderedOn,
  customer,
  addressLines = [],
  items,
  className,
  ...props
}: PackingSlipProps) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section
      aria-label="Packing slip"
      className={cx(
        'rounded-panel border border-line bg-card p-5 shadow-card print:rounded-none print:border-0 print:p-0 print:shadow-none',
        className,
      )}
      {...props}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex items-center gap-2 font-display text-xl font-semibold">
          <Pinwheel className="size-7" />
          Whirligig
        </p>
        <h2 className="text-xl">Packing slip</h2>
      </div>
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-3">
        <address className="min-w-0 not-italic wrap-anywhere">
          <span className="block text-sm text-ink-soft">Ship to</span>
          {customer ? <span className="block text-lg font-semibold">{customer}</span> : null}
          {addressLines.length > 0 ? (
            <TextLines lines={addressLines} className="text-lg leading-snug" />
          ) : (
            <span className="block">No delivery address yet</span>
          )}
        </address>
        <dl className="text-sm [&>dd]:font-semibold [&>dd]:tabular-nums [&>dt]:text-ink-soft">
          <dt>Order</dt>
          <dd>{orderNumber}</dd>
          <dt className="mt-1">Ordered On</dt>
          <dd>{orderedOn}</dd>
        </dl>
      </div>
      <table className="mt-6 w-full border-collapse text-start">
        <thead>
          <tr className="border-b-2 border-ink text-sm [&>th]:py-1.5 [&>th]:text-start [&>th]:font-semibold">
            <th className="w-10">
              <span className="sr-only">Packed</span>
            </th>
            <th className="w-20">Quantity</th>
            <th>Toy</th>
            <th className="ps-4 text-end!">SKU</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, quantity, name, sku }) => (
            <tr key={id} className="break-inside-avoid border-b border-line [&>td]:py-2 [&>td]:align-baseline">
              <td>
                <span aria-hidden="true" className="inline-block size-4 rounded-sm border-[1.5px] border-ink" />
              </td>
              <td className="text-lg font-semibold tabular-nums">{quantity}</td>
              <td className="wrap-anywhere">{name}</td>
              <td className="ps-4 text-end font-semibold wrap-anywhere tabular-nums">{sku ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-end text-sm text-ink-soft tabular-nums">
        {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </p>
    </section>
  )
}
