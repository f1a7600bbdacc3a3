import { formatPrice, type Order } from '@whirligig/contract'
import type { TableColumn } from '@whirligig/ui'
import { createdColumn, numberColumn, statusColumn } from './common-order-columns.tsx'
import { lacksAddress } from './lacks-address.ts'

const listToys = ({ products }: Order) =>
  products.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

/** The columns of the list of all orders. */
export const orderColumns: readonly TableColumn<Order>[] = [
  numberColumn,
  createdColumn,
  {
    id: 'customer',
    header: 'Customer',
    grow: 'whenNarrow',
    minWidth: '11rem', // the most that a name takes
    cell: (order) => (
      <span className="block truncate @4xl:max-w-44" title={order.customerEmail ?? undefined}>
        {order.customerName ?? order.customerEmail ?? 'Deleted account'}
        {lacksAddress(order) ? <span className="block text-sm text-danger">No address yet</span> : null}
      </span>
    ),
  },
  {
    id: 'toys',
    header: 'Toys',
    hideWhenNarrow: true,
    grow: true,
    cell: listToys,
  },
  statusColumn,
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    minWidth: '4em',
    sortFirst: 'descending',
    cell: ({ totalWithTax }) => formatPrice(totalWithTax),
  },
]
