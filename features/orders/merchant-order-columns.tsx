import { formatPrice, type MerchantOrder } from '@whirligig/contract'
import type { TableColumn } from '@whirligig/ui'
import { createdColumn, numberColumn, statusColumn } from './common-order-columns.tsx'
import { lacksAddress } from './lacks-address.ts'
import { listParcel } from './list-parcel.ts'

/** What is packed. */
const listToys = ({ products }: MerchantOrder) =>
  listParcel(products)
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ')

/** The columns of a merchant's list of orders: what to pack and for whom. */
export const merchantOrderColumns: readonly TableColumn<MerchantOrder>[] = [
  numberColumn,
  createdColumn,
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
  statusColumn,
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    minWidth: '4em',
    cell: ({ totalWithTax }) => formatPrice(totalWithTax),
  },
]
