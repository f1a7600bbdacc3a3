import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, OrderStatusBadge, PageKeysContext, Table, type TableColumn, type TableProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { expectTarget } from '../../support/expect-target.ts'
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
const linked: Partial<TableProps<Row>> = { rowHref: ({ id }) => `#/order/${id}` }

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
    await expectTarget(canvas.getByRole('checkbox', { name: `Select order ${rows[0]?.id}` }).closest('label'))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select order ${rows[0]?.id}` }))
    await expect(first).toHaveAttribute('data-selected')
    await expect(second).not.toHaveAttribute('data-selected')
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
    await expect(canvas.getByRole('button'), 'only one column sorts').toHaveAccessibleName('Ordered On')
    await expect(canvas.getByRole('button').querySelector('svg')).toHaveClass('lucide-arrow-down')
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered On' }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'orderedOn', direction: 'ascending' })
  },
}
export const PartlySelected: Story = {
  ...desktop,
  args: { ...Selectable.args },
  render: function Render(args) {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set([rows[0]?.id ?? '']))
    return <Table {...args} selection={{ selected, onChange, rowLabel: ({ id }) => `order ${id}` }} />
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows of this page' })
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: `Select order ${rows[0]?.id}` })).toBeChecked()
  },
}
export const SelectableCards: Story = {
  ...phone,
  args: { ...Selectable.args },
  render: Selectable.render,
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').slice(1)
    const isVisible = (label: string) =>
      within(row ?? canvas.getByRole('table'))
        .getByText(label)
        .checkVisibility()
    await expect(['Items', 'Status'].map(isVisible), 'labels in a card').toEqual([true, false])
  },
}
/** With text at 200 % on the smallest phones, cards put every value below the other, and a menu covers none. */
export const CompactCardsWithLargeText: Story = {
  ...phone,
  args: {
    ...Selectable.args,
    columns: [
      ...columns,
      {
        id: 'menu',
        header: 'Menu',
        headerHidden: true,
        interactive: true,
        cell: ({ id }) => <Button size="sm" aria-label={`Menu of ${id}`} />,
      },
    ],
  },
  decorators: [(Story) => <div className="w-58">{<Story />}</div>],
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    const menu = within(row ?? canvas.getByRole('table'))
      .getByRole('button')
      .getBoundingClientRect()
    const total = within(row ?? canvas.getByRole('table'))
      .getByText('$174.00')
      .getBoundingClientRect()
    await expect(menu.top >= total.bottom || menu.left >= total.right).toBe(true)
    await expect(row?.scrollWidth).toBe(row?.clientWidth)
  },
}
const approve = fn((_id: string) => {})
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
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Meta>}a{/Meta}')
    await expect(approve, 'keys with Ctrl, Alt and Meta are those of the browser').toHaveBeenCalledOnce()
    canvas.getByRole('checkbox', { name: /^Select all/ }).focus()
    await userEvent.keyboard('a')
    await expect(approve, 'no row has the focus').toHaveBeenCalledOnce()
  },
}
/** The focus goes on when the row disappears, also from the last one, and keys in a text field are text. */
export const RowKeysMoveTheFocusOn: Story = {
  ...desktop,
  args: {
    ...linked,
    columns: [...columns, { id: 'note', header: 'Note', cell: ({ id }) => <input aria-label={`Note of ${id}`} /> }],
    rowKeys: {
      a: (row, focusNext) => {
        approve(row.id)
        focusNext()
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    canvas.getByRole('link', { name: rows[2]?.id }).focus()
    await expect(fireEvent.keyDown(canvas.getByRole('link', { name: rows[2]?.id }), { key: 'ArrowDown' })).toBe(false)
    await expect(canvas.getByRole('link', { name: rows[3]?.id })).toHaveFocus()
    await expect(fireEvent.keyDown(canvas.getByRole('link', { name: rows[3]?.id }), { key: 'b' })).toBe(true)
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('link', { name: rows[2]?.id })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('link', { name: rows[3]?.id })).toHaveFocus()
    await expect(approve.mock.calls).toEqual([[rows[3]?.id], [rows[2]?.id]])
    await userEvent.type(canvas.getByRole('textbox', { name: `Note of ${rows[0]?.id}` }), 'aj')
    await expect(canvas.getByRole('textbox', { name: `Note of ${rows[0]?.id}` })).toHaveValue('aj')
    await expect(approve).toHaveBeenCalledTimes(2)
  },
}
/** `j`, `k` and `x` work wherever the focus is, except in text fields. Keys that decide about a row need a row with the focus. */
export const PageKeys: Story = {
  ...Selectable,
  args: { ...Selectable.args, rowKeys: { a: (row) => approve(row.id) } },
  decorators: [
    (Table) => (
      <PageKeysContext value={true}>
        <input aria-label="Search" />
        <Table />
      </PageKeysContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    const linkAt = (index: number) => canvas.getByRole('link', { name: rows[index]?.id })
    await userEvent.keyboard('a')
    await expect(approve).not.toHaveBeenCalled()
    await userEvent.keyboard('jj')
    await expect(linkAt(1)).toHaveFocus()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Search' }))
    await userEvent.keyboard('jx')
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('jx')
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull()
    canvas.getByRole('textbox', { name: 'Search' }).blur()
    await userEvent.keyboard('x')
    await expect(linkAt(1)).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(`Select order ${rows[1]?.id}`)
  },
}
