import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import noResults from '@whirligig/art/empty/no-results.svg'
import { Button, buttonClass, EmptyState } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Empty State',
  component: EmptyState,
  args: { text: 'No products found.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}
export const WithIllustrationAndAction: Story = {
  args: {
    hint: 'Try a wider price range or fewer stars.',
    illustration: <img src={noResults} alt="" width={240} height={180} />,
    action: <Button variant="secondary">Clear all</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try a wider price range or fewer stars.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible()
  },
}
export const WithLink: Story = {
  args: {
    text: 'OOPs No Orders',
    illustration: <img src={noOrders} alt="" width={240} height={180} />,
    action: (
      <a href="#/shop" className={buttonClass()}>
        Shop all toys
      </a>
    ),
  },
}
export const Compact: Story = { args: { compact: true, text: 'No Reviews Yet. Help Others by Adding One' } }
