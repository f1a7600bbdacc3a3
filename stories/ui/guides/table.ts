import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Shows rows as a table, or as cards if there is little space.',
  usage:
    "Use it for the lists of the dashboard. It is a table from 576 px container width. Set `kind: 'title'` on the column that names the row and contains its link, `picture` and `detail` for what stands beside and below that name, `hideWhenNarrow` on less important columns, and `kind: 'actions'` on the column with buttons. For lists that people work in all day, `compact` has rows of 44 px, and cards without labels except for columns with `labelOnCards`; `sortFirst` with `onSort` sorts, `selection` adds checkboxes, and `rowKeys` lets keys act on the focused row. A column with `grow` takes the remaining width; give those beside it a `minWidth`, so that they keep their place when rows replace the placeholders. Rows whose details are not a page open them with `onRowOpen`, for example in a `Drawer`.",
  example: `<Table
  caption="Customer orders"
  columns={[
    { id: 'order', header: 'Order', kind: 'title', cell: (order: Order) => order._id },
    { id: 'total', header: 'Total', align: 'end', cell: (order) => order.total },
  ]}
  rows={orders}
  rowKey={(order) => order._id}
  rowHref={(order) => \`#/order/\${order._id}\`}
  loading={loading}
  empty={<EmptyState text="No orders found." />}
/>`,
  accessibility: {
    role: 'A `table` named by its caption. The title of a row is its `rowheader`, named without its `detail`. The roles are the same in the card layout.',
    keys: [
      ['Tab', 'Moves the focus through the links of the rows and their controls.'],
      ['Enter', 'Follows the link of a row, or opens its details.'],
      [
        'j / k, Up / Down',
        'Moves to the next or previous row. Inside `PageKeysContext`, `j`, `k` and `x` also lead to the list from elsewhere on the page.',
      ],
      ['x', 'With `selection`: selects the row. Shift and a click select a range.'],
    ],
    announced:
      '`Loading Customer orders` while rows load, in a region that is always there; `aria-busy` while the current rows stay.',
  },
  do: ['Set `headerHidden` on a column whose cells need no heading.', 'Keep the current rows while new ones load.'],
  dont: ["Put a control into a row without `interactive`: the row's link would cover it.", 'Use it for layout.'],
  related: ['pagination', 'filter-tabs', 'selection-bar', 'empty-state', 'search-input', 'skeleton'],
  passthrough: 'div',
}
