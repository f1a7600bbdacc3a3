import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTimeline } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Order Timeline',
  component: OrderTimeline,
  args: { status: 'Processing' },
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const NotProcessed: Story = { args: { status: 'Not processed' } }
export const Processing: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Ordered',
      'Processing',
      'Shipped, not yet',
      'Delivered, not yet',
    ])
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, false, false])
  },
}
export const Shipped: Story = { args: { status: 'Shipped' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Cancelled: Story = {
  args: { status: 'Cancelled' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual(['Ordered', 'Cancelled'])
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step'])
  },
}
export const Phone: Story = forViewport('phone')
/** As with large text on a phone: the steps wrap, and their words stay whole. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="w-36">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const label of ['Ordered', 'Processing', 'Shipped', 'Delivered']) {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(label))
      await expect(range.getClientRects().length, `lines of ${label}`).toBe(1)
    }
  },
}
