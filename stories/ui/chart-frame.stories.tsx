import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartFrame, Table } from '@whirligig/ui'
import { expect } from 'storybook/test'

const rows = [
  { day: 'November 18, 2026', sales: '$240.00', height: '40%' },
  { day: 'November 19, 2026', sales: '$420.00', height: '70%' },
  { day: 'November 20, 2026', sales: '$600.00', height: '100%' },
]

const meta = {
  title: 'Data/Chart Frame',
  component: ChartFrame,
  args: {
    title: 'Sales a day',
    summary: '$1,260.00 in the last three days.',
    className: 'max-w-xl',
    children: (
      <div className="flex h-40 items-end gap-3">
        {rows.map(({ day, height }) => (
          <div key={day} className="flex-1 rounded-control bg-lagoon" style={{ height }} />
        ))}
      </div>
    ),
    table: (
      <Table
        caption="Sales a day"
        rows={rows}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', header: 'Day', kind: 'title', cell: ({ day }) => day },
          { id: 'sales', header: 'Sales', align: 'end', cell: ({ sales }) => sales },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ChartFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Sales a day' })).toBeVisible()
    const bar = canvasElement.querySelector('[style*=height]')
    await expect(bar?.closest('[aria-hidden=true]'), 'the drawing repeats the table').not.toBeNull()
    await expect(canvas.getByRole('cell', { name: '$600.00' })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Sales a day')
    const table = canvas.getByRole('table').closest('figure > div')
    await expect(table?.getBoundingClientRect().height, 'for screen readers only').toBeLessThanOrEqual(1)
  },
}
export const WithLegend: Story = {
  args: {
    legend: (
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-full bg-lagoon" />
        Sold toys
      </span>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sold toys')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.queryByText('Sold toys'), 'the table has no colours').toBeNull()
  },
}
export const WithoutSummary: Story = {
  args: { summary: undefined, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Sales a day')
  },
}
export const ShowsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('rowheader', { name: 'November 20, 2026' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Sales a day' }), 'the keyboard scrolls it').toHaveFocus()
  },
}
