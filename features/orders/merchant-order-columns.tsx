import { formatDate, formatOrderNumber, formatPrice, type MerchantOrder } from '@whirligig/contract'
import { OrderStatusBadge, type TableColumn } from '@whirligig/ui'
import { summarizeProgress } from './order-progress.ts'

/** What is packed: the merchant's lines without the cancelled ones. */
const listToys = ({ products }: MerchantOrder) =>
  products
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ')

/** The columns of a merchant's list of orders: what to pack and for whom. */
export const merchantOrderColumns: readonly TableColumn<MerchantOrder>[] = [
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
    cell: ({ customerName }) => (
      <span className="block truncate @4xl:max-w-44">{customerName ?? 'Deleted account'}</span>
    ),
  },
  {
    id: 'toys',
    header: 'Toys',
    hideWhenNarrow: true,
    grow: true,
    cell: (order) => listToys(order) || 'Nothing to pack',
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
    cell: ({ totalWithTax }) => formatPrice(totalWithTax),
  },
]
