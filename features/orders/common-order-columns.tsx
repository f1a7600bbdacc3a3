import { formatDate, formatOrderNumber, type Order } from '@whirligig/contract'
import { OrderStatusBadge, type TableColumn } from '@whirligig/ui'
import { summarizeProgress } from './order-progress.ts'

/** The columns that are the same in an admin's and a merchant's list. */
export const numberColumn: TableColumn<Pick<Order, '_id'>> = {
  id: 'order',
  header: 'Order',
  kind: 'title',
  minWidth: '5.75em',
  cell: ({ _id }) => <span className="whitespace-nowrap tabular-nums">{formatOrderNumber(_id)}</span>,
}

export const createdColumn: TableColumn<Pick<Order, 'created'>> = {
  id: 'created',
  header: 'Ordered',
  minWidth: '9em',
  sortFirst: 'descending',
  cell: ({ created }) => formatDate(created),
}

export const statusColumn: TableColumn<{ products: Parameters<typeof summarizeProgress>[0] }> = {
  id: 'status',
  header: 'Status',
  minWidth: '7rem',
  cell: ({ products }) => <OrderStatusBadge {...summarizeProgress(products)} />,
}
