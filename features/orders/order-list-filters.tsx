import type { Order } from '@whirligig/contract'
import { Chip } from '@whirligig/ui'
import type { AllOrdersQuery } from './api.ts'

export type OrderListFiltersProps = {
  query: Pick<AllOrdersQuery, 'customer' | 'product'>
  /** Orders of the list, which name the customer and the product. */
  orders: readonly Order[]
  onQueryChange: (change: Partial<AllOrdersQuery>) => void
}

/** Chips for the customer and the product that restrict the list. Pressing one removes it. Renders nothing without them. */
export function OrderListFilters({ query: { customer, product }, orders, onQueryChange }: OrderListFiltersProps) {
  const customerName = orders.find(({ customerId }) => customerId === customer)?.customerName
  const line = orders.flatMap(({ products }) => products).find((each) => each.product?._id === product)
  return (
    <>
      {customer ? (
        <Chip label={`Customer: ${customerName ?? 'one'}`} onRemove={() => onQueryChange({ customer: '' })} />
      ) : null}
      {product ? (
        <Chip label={`Toy: ${line?.product?.name ?? 'one'}`} onRemove={() => onQueryChange({ product: '' })} />
      ) : null}
    </>
  )
}
