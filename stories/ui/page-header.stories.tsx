import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, InlineSelect, PageHeader } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Layout/Page Header',
  component: PageHeader,
  args: { title: 'Customer Orders' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customer Orders' })).toBeVisible()
  },
}
export const WithMeta: Story = {
  args: { meta: '248 orders' },
  play: async ({ canvas }) => {
    // It is no live region: a page that changes its text brings its own.
    await expect(canvas.getByText('248 orders').closest('[role=status], [aria-live]')).toBeNull()
  },
}
export const WithActions: Story = {
  args: {
    title: 'All toys',
    meta: '1-10 Toys of 60 Toys',
    actions: (
      <>
        <InlineSelect label="Sort By" value="0" options={[{ value: '0', label: 'Newest First' }]} onChange={fn()} />
        <Button variant="secondary" size="sm">
          Product Filters
        </Button>
      </>
    ),
  },
}
export const Level2: Story = {
  args: { title: 'Purchased Items', level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Purchased Items' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: { title: 'The Extraordinarily Long Name Of A Category With Every Wooden Animal', meta: '3 products' },
}
