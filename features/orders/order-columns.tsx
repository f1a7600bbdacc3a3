import { formatDate, formatOrderNumber, formatPrice, type Order } from '@whirligig/contract'
import { OrderStatusBadge, type TableColumn } from '@whirligig/ui'
import { lacksAddress } from './lacks-address.ts'
import { summarizeProgress } from './order-progress.ts'

const listToys = ({ products }: Order) =>
  products.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

/** The columns of the list of all orders. */
export const orderColumns: readonly TableColumn<Order>[] = [
  {
    id: 'order',
    header: 'Order',
    kind: 'title',
    minWidth: '5.75em',
    cell: ({ _id }) => <span className="whitespace-nowrap tabular-nums">{formatOrderNumber(_id)}</span>,
  },
  {
    id: 'created',
    header: 'Ordered',
    minWidth: '9em',
    sortFirst: 'descending',
    cell: ({ created }) => formatDate(created),
  },
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
  {
    id: 'status',
    header: 'Status',
    minWidth: '7rem',
    cell: ({ products }) => <OrderStatusBadge {...summarizeProgress(products)} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    minWidth: '4em',
    sortFirst: 'descending',
    cell: ({ totalWithTax }) => formatPrice(totalWithTax),
  },
]
