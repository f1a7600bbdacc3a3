// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  EmptyState,
  OrderStatusBadge,
  PageKeysContext,
  Table,
  type TableColumn,
  type TableProps,
} from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { expectTarget } from '../support/expect-target.ts'
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
export const TitleWithPicture: Story = {
  args: {
    columns: [
      { id: 'id', header: 'Order', kind: 'title', picture: () => <PersonIcon />, cell: ({ id }) => id },
      { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
    ],
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('rowheader', { name: '019a8c2e-71f0' })
    await expect(title.querySelector('svg')).toBeVisible()
    await expect(title).not.toHaveAttribute('aria-labelledby')
  },
}
/** Where a card has little room, as with large text on a phone, the title takes that of its picture. */
export const TitleWithoutRoom: Story = {
  ...TitleWithPicture,
  decorators: [(Story) => <div className="w-60">{<Story />}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('rowheader', { name: '019a8c2e-71f0' })
    await expect(title.querySelector('svg')).not.toBeVisible()
  },
}
export const TitleWithDetailOnly: Story = {
  args: { columns: [{ id: 'id', header: 'Order', kind: 'title', cell: ({ id }) => id, detail: ({ total }) => total }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '019a8c2e-71f0' })).toHaveTextContent('$174.00')
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
/** An empty list says so below its headings if there is no other text for it. */
export const EmptyWithoutText: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
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
