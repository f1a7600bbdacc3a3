import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { PurchasedItem, type PurchasedItemProps } from './purchased-item.tsx'

export type PurchasedLine = PurchasedItemProps & {
  /** Unique among the lines; used as the React key. */
  id: string
}

export type PurchasedItemsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Lines in the order of the cart. */
  items: ReadonlyArray<PurchasedLine>
}

/** The lines of an order. */
export function PurchasedItems({ items, className, ...props }: PurchasedItemsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={className} {...props}>
      <h2 id={titleId} className="mb-3 text-xl">
        Purchased Items
      </h2>
      <ul
        className={cx(
          'list-none divide-y divide-line rounded-panel border border-line bg-card px-4 shadow-card sm:px-6',
          'print:rounded-none print:border-0 print:bg-transparent print:px-0 print:shadow-none',
        )}
      >
        {items.map(({ id, ...item }) => (
          <li key={id}>
            <PurchasedItem {...item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
