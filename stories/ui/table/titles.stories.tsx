import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusBadge, Table, type TableProps } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'
import { PersonIcon } from '../../support/icons.tsx'

type Row = { id: string; orderedOn: string; total: string }

const rows: Row[] = [
  { id: '019a8c2e-71f0', orderedOn: 'November 20, 2026', total: '$174.00' },
  { id: '019a8b90-04ac', orderedOn: 'November 20, 2026', total: '$64.00' },
]

const meta = {
  title: 'Data/Table',
  component: Table<Row>,
  args: { caption: 'Customer orders', columns: [], rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Row>>

export default meta
type Story = StoryObj<typeof meta>

const linked: Partial<TableProps<Row>> = { rowHref: ({ id }) => `#/order/${id}` }

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
