import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows rows under heads where there is room, and as cards where there is little.',
  usage:
    'For the lists of the dashboard. It goes by the room it has itself: from 672 px on it is a table. One column should be the `title`, which names its row and leads somewhere; `low` columns give way first, `actions` stand at the foot of a card.',
  example: `<Table
  caption="Customer orders"
  columns={[
    { id: 'order', header: 'Order', kind: 'title', cell: (order) => order._id },
    { id: 'total', header: 'Total', align: 'end', cell: (order) => order.total },
  ]}
  rows={orders}
  rowKey={(order) => order._id}
  rowHref={(order) => \`#/order/\${order._id}\`}
  loading={loading}
  empty={<EmptyState text="No orders found." />}
/>`,
  accessibility: {
    role: '`table`, named by its caption; the title of a row is its `rowheader`. It is a table also while it looks like cards.',
    keys: [
      ['Tab', 'Goes through the links of the rows and the controls in them.'],
      ['Enter', 'Follows the link of a row.'],
    ],
    announced: '`Loading Customer orders` while rows are on their way; `aria-busy` while old ones stay.',
  },
  do: ['Give a column `headerHidden` where its cells speak for themselves.', 'Keep the old rows while new ones load.'],
  dont: ["Put two links into a row without `interactive`: the row's own covers them.", 'Use it for layout.'],
  related: ['pagination', 'empty-state', 'search-input', 'skeleton'],
  passthrough: 'div',
}
