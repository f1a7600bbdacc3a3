// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, EmptyState, OrderStatusBadge, Table, type TableColumn, type TableProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { PersonIcon } from '../support/icons.tsx'

type Row = { id: string; orderedOn: string; items: number; status: string; total: string }

const rows: Row[] = [
  { id: '019a8c2e-71f0', orderedOn: 'November 20, 2026', items: 3, status: 'Shipped', total: '$174.00' },
  { id: '019a8b90-04ac', orderedOn: 'November 20, 2026', items: 1, status: 'Processing', total: '$64.00' },
  { id: '019a8a11-9d27', orderedOn: 'November 19, 2026', items: 2, status: 'Delivered', total: '$48.50' },
  { id: '019a89f3-5e80', orderedOn: 'November 19, 2026', items: 5, status: 'Cancelled', total: '$0.00' },
]

const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'Order', kind: 'title', cell: ({ id }) => id },
  { id: 'orderedOn', header: 'Ordered On', cell: ({ orderedOn }) => orderedOn },
  { id: 'items', header: 'Items', hideWhenNarrow: true, align: 'end', cell: ({ items }) => items },
  { id: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
]

const onPress = fn()
const withActions: TableColumn<Row>[] = [
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    headerHidden: true,
    cell: ({ id }) => (
      <Button variant="secondary" size="sm" onClick={() => onPress(id)}>
        Delete<span className="sr-only"> {id}</span>
      </Button>
    ),
  },
]

const meta = {
  title: 'Data/Table',
  component: Table<Row>,
  args: { caption: 'Customer orders', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Row>>

export default meta
type Story = StoryObj<typeof meta>

const desktop = forViewport('desktop')
const phone = forViewport('phone')
const linked: Partial<TableProps<Row>> = { rowHref: ({ id }) => `#/order/${id}` }

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getByRole('rowheader', { name: '019a8c2e-71f0' })).toBeVisible()
    const [header, value] = [canvas.getByRole('columnheader', { name: 'Status' }), canvas.getByText('Shipped')]
    await expect(Math.abs(value.getBoundingClientRect().left - header.getBoundingClientRect().left)).toBeLessThan(20)
  },
}
export const NarrowHidesColumns: Story = {
  ...forViewport('tablet'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    // One column is hidden, and the row header is not a cell.
    await expect(canvas.getAllByRole('cell')).toHaveLength(3 * rows.length)
  },
}
/** Without a page of its own, a row opens its details by a button, for example in a drawer. */
export const OpensRows: Story = {
  ...desktop,
  args: { onRowOpen: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '019a8c2e-71f0' }))
    await expect(args.onRowOpen).toHaveBeenCalledWith(rows[0])
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
/** The line below the title is neither in the name of the row nor in its link. */
export const TitleWithDetail: Story = {
  args: {
    ...linked,
    columns: [
      {
        id: 'id',
        header: 'Order',
        kind: 'title',
        picture: () => <PersonIcon />,
        cell: ({ id }) => id,
        detail: ({ orderedOn }) => orderedOn,
      },
      { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
    ],
  },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('rowheader')
    await expect(title).toHaveAccessibleName('019a8c2e-71f0')
    await expect(canvas.getByRole('link', { name: '019a8c2e-71f0' })).toBeVisible()
    await expect(title).toHaveTextContent('November 20, 2026')
  },
}
const longName = 'The friendly wooden train with a long name '.repeat(8)
/** The table takes the space of a long title from nothing else: numbers and short words stay on one line. */
export const LongTitle: Story = {
  ...forViewport('tablet'),
  args: {
    columns: [
      { id: 'name', header: 'Product', kind: 'title', cell: ({ id }) => `${longName}${id}` },
      { id: 'brand', header: 'Brand', cell: () => 'None' },
      { id: 'price', header: 'Price', align: 'end', cell: () => '$1,234.50' },
      { id: 'stock', header: 'In stock', align: 'end', cell: () => '12,000' },
      { id: 'active', header: 'Status', cell: () => <OrderStatusBadge status="Shipped" /> },
    ],
    rows: rows.slice(0, 1),
  },
  play: async ({ canvas }) => {
    for (const text of ['None', '$1,234.50', '12,000']) {
      const range = new Range()
      range.selectNodeContents(canvas.getByText(text))
      await expect(range.getClientRects()).toHaveLength(1)
    }
  },
}
export const Cards: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('cell', { name: '$174.00' })).toBeVisible()
  },
}
export const RowLinks: Story = {
  ...desktop,
  args: linked,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '019a8c2e-71f0' })).toHaveAttribute('href', '#/order/019a8c2e-71f0')
    const { left, top, height } = canvas.getByRole('cell', { name: '$174.00' }).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(
      canvas.getByRole('link', { name: '019a8c2e-71f0' }),
    )
  },
}
export const CardLinks: Story = { ...phone, args: linked }
export const ControlsAreAboveLink: Story = {
  ...desktop,
  args: { ...linked, columns: withActions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 019a8b90-04ac' }))
    await expect(onPress).toHaveBeenLastCalledWith('019a8b90-04ac')
  },
}
export const CardsWithActions: Story = { ...phone, args: { ...linked, columns: withActions } }
export const Loading: Story = {
  ...desktop,
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Customer orders')
  },
}
export const LoadingCards: Story = { ...phone, args: { rows: [], loading: true, skeletonRows: 3 } }
export const KeepsRowsWhileLoading: Story = {
  ...desktop,
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('cell', { name: '$174.00' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState text="No orders found." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const LongText: Story = {
  ...phone,
  args: {
    rows: [
      {
        id: 'order-with-a-number-that-is-much-longer-than-the-card-is-wide-0123456789',
        orderedOn: 'November 20, 2026',
        items: 1_000_000,
        status: 'Not processed',
        total: '$100,000,000.00',
      },
    ],
  },
}
export const StickyHeader: Story = {
  ...desktop,
  args: {
    stickyHeader: true,
    className: '[--table-top:0rem]',
    rows: Array.from({ length: 60 }, (_, index) => ({ ...rows[index % 4], id: `019a8c2e-${1000 + index}` }) as Row), // `rows` has four
  },
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: '019a8c2e-1059' }).scrollIntoView({ block: 'end', behavior: 'instant' })
    await expect(canvas.getByRole('columnheader', { name: 'Order' }).getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}
/** A list that people work in: rows of 44 px, sorting, and checkboxes. Shift selects a range. */
export const Selectable: Story = {
  ...desktop,
  args: {
    ...linked,
    compact: true,
    columns: columns.map((column) => (column.id === 'orderedOn' ? { ...column, sortFirst: 'descending' } : column)),
    sort: { column: 'orderedOn', direction: 'descending' },
    onSort: fn(),
  },
  render: function Render(args) {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
    return <Table {...args} selection={{ selected, onChange, rowLabel: ({ id }) => `order ${id}` }} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const [, first, second, third] = canvas.getAllByRole('row')
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(48)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${rows[0]?.id}` }))
    await expect(first).toHaveAttribute('data-selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows of this page' })).toBePartiallyChecked()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${rows[2]?.id}` }))
    await userEvent.keyboard('{/Shift}')
    await expect(second).toHaveAttribute('data-selected')
    await expect(third).toHaveAttribute('data-selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(canvas.getByRole('columnheader', { name: 'Ordered On' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered On' }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'orderedOn', direction: 'ascending' })
  },
}
export const SelectableCards: Story = { ...phone, args: { ...Selectable.args }, render: Selectable.render }

const approve = fn()
/** Keys act on the row that has the focus, and only there. */
export const RowKeys: Story = {
  ...Selectable,
  args: { ...Selectable.args, rowKeys: { a: (row) => approve(row.id) } },
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    await userEvent.keyboard('a')
    await expect(approve).not.toHaveBeenCalled()
    canvas.getByRole('link', { name: rows[0]?.id }).focus()
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: rows[2]?.id })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: rows[1]?.id })).toHaveFocus()
    await userEvent.keyboard('ax')
    await expect(approve.mock.calls).toEqual([[rows[1]?.id]])
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(`Select order ${rows[1]?.id}`)
    await userEvent.keyboard('kkk')
    await expect(canvas.getByRole('link', { name: rows[0]?.id })).toHaveFocus()
  },
}
