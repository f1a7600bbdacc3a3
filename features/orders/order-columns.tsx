import { formatDate, formatOrderNumber, formatPrice, type Order } from '@whirligig/contract'
import { OrderStatusBadge, type TableColumn } from '@whirligig/ui'
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
    cell: ({ customerName, customerEmail }) => (
      <span className="block truncate @4xl:max-w-44" title={customerEmail ?? undefined}>
        {customerName ?? customerEmail ?? 'Deleted account'}
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
