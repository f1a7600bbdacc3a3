import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, OrderStatusBadge, Table, type TableColumn, type TableProps } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

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
  { id: 'items', header: 'Items', hideWhenNarrow: true, labelOnCards: true, align: 'end', cell: ({ items }) => items },
  { id: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
]

const onPress = fn((_id: string) => {})
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
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    for (const row of canvas.getAllByRole('row')) await expect(row).not.toHaveAttribute('data-linked')
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
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('data-linked')
  },
}
export const Cards: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('cell', { name: '$174.00' })).toBeVisible()
    await expect(canvas.getAllByText('Status'), 'the head and a label on each card').toHaveLength(1 + rows.length)
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
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('data-linked')
  },
}
export const CardLinks: Story = { ...phone, args: linked }
export const ControlsAreAboveLink: Story = {
  ...desktop,
  args: { ...linked, columns: withActions },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete 019a8b90-04ac' })
    const { left, top, height } = button.getBoundingClientRect()
    await expect(button).toContainElement(document.elementFromPoint(left + 8, top + height / 2) as HTMLElement) // the button is an element of HTML
    await userEvent.click(button)
    await expect(onPress).toHaveBeenLastCalledWith('019a8b90-04ac')
  },
}
export const CardsWithActions: Story = {
  ...phone,
  args: { ...linked, columns: withActions },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Actions'), 'no label on the cards').toHaveLength(1)
  },
}
export const SortedAscending: Story = {
  ...desktop,
  args: {
    columns: columns.map((column) => ({ ...column, sortFirst: 'ascending' as const })),
    sort: { column: 'id', direction: 'ascending' },
    onSort: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('button', { name: 'Order' }).querySelector('svg')).toHaveClass('lucide-arrow-up')
    const other = canvas.getByRole('button', { name: 'Total' })
    await expect(other.querySelector('svg')).toHaveClass('lucide-chevrons-up-down')
    await userEvent.click(other)
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'total', direction: 'ascending' })
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
/** Below 56rem the values are smaller, and a column with `whenNarrow` is cut off instead of those beside it. */
export const CompactOnTablet: Story = {
  ...forViewport('tablet'),
  args: {
    ...linked,
    compact: true,
    columns: [
      ...columns.slice(0, 2),
      {
        id: 'customer',
        header: 'Customer',
        grow: 'whenNarrow',
        cell: () => 'Wilhelmina Featherstonehaugh-Cholmondeley of the Long Valley',
      },
      ...columns.slice(2),
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThanOrEqual(48)
    await expect(table.scrollWidth).toBe(table.parentElement?.clientWidth)
  },
}
/** A value with a line of its own starts where it does in every card, however short it is. */
export const CardsWithLines: Story = {
  ...phone,
  args: {
    compact: true,
    rows: rows.map((row, index) => ({ ...row, total: index % 2 ? 'Hug & Co. of Pine Street' : 'None' })),
    columns: columns.map((column) => ({ ...column, lineOnCards: column.id === 'total' })),
  },
  play: async ({ canvas }) => {
    const starts = canvas.getAllByText(/^(None|Hug)/).map((value) => Math.round(value.getBoundingClientRect().left))
    await expect(new Set(starts).size).toBe(1)
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
