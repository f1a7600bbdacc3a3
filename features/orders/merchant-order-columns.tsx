import { formatDate, formatOrderNumber, formatPrice, type MerchantOrder } from '@whirligig/contract'
import { OrderStatusBadge, type TableColumn } from '@whirligig/ui'
import { lacksAddress } from './lacks-address.ts'
import { listParcel } from './list-parcel.ts'
import { summarizeProgress } from './order-progress.ts'

/** What is packed. */
const listToys = ({ products }: MerchantOrder) =>
  listParcel(products)
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
    cell: (order) => (
      <span className="block truncate @4xl:max-w-44">
        {order.customerName ?? 'Deleted account'}
        {lacksAddress(order) ? <span className="block text-sm text-danger">No address yet</span> : null}
      </span>
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
