import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, EmptyState, OrderStatusBadge, Table, type TableColumn } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'

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

const meta = {
  title: 'Data/Table',
  component: Table<Row>,
  args: { caption: 'Customer orders', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Row>>

export default meta
type Story = StoryObj<typeof meta>

const desktop = forViewport('desktop')
const phone = forViewport('phone')

/** Expects placeholders in the layout of the table, which screen readers skip. */
async function expectSkeletons(table: HTMLElement, { rows, cells }: { rows: number; cells: number }) {
  const body = table.querySelector('tbody')
  await expect(body).toHaveAttribute('aria-hidden', 'true')
  await expect(body?.children).toHaveLength(rows)
  await expect(body?.firstElementChild?.children).toHaveLength(cells)
}
export const Loading: Story = {
  ...desktop,
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Customer orders')
    await expectSkeletons(canvas.getByRole('table'), { rows: 5, cells: 5 })
  },
}
export const LoadingCards: Story = {
  ...phone,
  args: { rows: [], loading: true, skeletonRows: 3 },
  play: async ({ canvas }) => expectSkeletons(canvas.getByRole('table'), { rows: 3, cells: 5 }),
}
export const LoadingSelectable: Story = {
  ...desktop,
  args: { rows: [], loading: true, selection: { selected: new Set(), onChange: fn(), rowLabel: ({ id }) => id } },
  play: async ({ canvas }) => {
    await expectSkeletons(canvas.getByRole('table'), { rows: 5, cells: 6 })
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(canvas.getByRole('checkbox')).not.toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox')).toBeDisabled() // there is nothing to select yet
  },
}
/** With `minWidth`, columns beside one with `grow` have their width before there are values. Rows have their height. */
export const ColumnsKeepTheirPlace: Story = {
  ...desktop,
  args: {
    compact: true,
    selection: { selected: new Set(), onChange: fn(), rowLabel: ({ id }) => id },
    columns: [
      { id: 'id', header: 'Order', kind: 'title', grow: true, cell: ({ id }) => id },
      { id: 'orderedOn', header: 'Ordered On', minWidth: '9em', cell: ({ orderedOn }) => orderedOn },
      { id: 'status', header: 'Status', minWidth: '7rem', cell: ({ status }) => <OrderStatusBadge status={status} /> },
      { id: 'total', header: 'Total', align: 'end', minWidth: '4em', cell: ({ total }) => total },
    ],
  },
  render: function Render(args) {
    const [isLoading, setIsLoading] = useState(true)
    return (
      <>
        <Table {...args} rows={isLoading ? [] : args.rows} loading={isLoading} />
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setIsLoading(!isLoading)}>
          {isLoading ? 'Show rows' : 'Show placeholders'}
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const findStarts = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left)
    const placeholders = findStarts()
    const getRowHeight = () => canvas.getByRole('table').querySelector('tbody tr')?.getBoundingClientRect().height
    const placeholderHeight = getRowHeight()
    await userEvent.click(canvas.getByRole('button', { name: 'Show rows' }))
    await expect(canvas.getByRole('cell', { name: '$174.00' })).toBeVisible()
    const shifts = findStarts().map((start, index) => Math.abs(start - (placeholders[index] ?? 0)))
    await expect(Math.max(...shifts)).toBeLessThan(2)
    await expect(getRowHeight()).toBe(placeholderHeight)
  },
}
export const KeepsRowsWhileLoading: Story = {
  ...desktop,
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('cell', { name: '$174.00' })).toBeVisible()
    await expect(canvas.getByRole('table').parentElement?.querySelector('.animate-pulse'), 'a line').toBeVisible()
  },
}
/** The text for an empty list is not shown while it loads or has rows. */
export const LoadingInsteadOfEmpty: Story = {
  ...desktop,
  args: { rows: [], loading: true, empty: <EmptyState text="No orders found." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByText('No orders found.')).toBeNull()
  },
}
export const RowsInsteadOfEmpty: Story = {
  args: { empty: <EmptyState text="No orders found." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length)
    await expect(canvas.queryByText('No orders found.')).toBeNull()
  },
}
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState text="No orders found." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
/** An empty list says so below its headings if there is no other text for it. */
export const EmptyWithoutText: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}
