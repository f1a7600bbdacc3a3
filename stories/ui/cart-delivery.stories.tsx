import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartDelivery } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { expectLtrText } from '../support/expect-ltr-text.ts'

const meta = {
  title: 'Commerce/Cart Delivery',
  component: CartDelivery,
  args: { lines: ['12 Clockmaker Lane', 'Portland, Oregon 97205', 'United States'], onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-93">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartDelivery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('12 Clockmaker Lane, Portland, Oregon 97205, United States')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).not.toHaveAttribute('aria-busy')
    await userEvent.click(canvas.getByRole('button', { name: 'Change the delivery address' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const WithoutAddress: Story = {
  args: { lines: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No delivery address yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const EmptyAddress: Story = { ...WithoutAddress, tags: ['!autodocs'], args: { lines: [] } }
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    lines: [
      'The Old Lighthouse Keeper’s Cottage, 12 Clockmaker Lane, Flat 4',
      'Llanfairpwllgwyngyll, Anglesey LL61 5UJ',
    ],
  },
}
export const RightToLeft: Story = {
  args: { lines: ['12 Clockmaker Lane'] },
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectLtrText(canvas.getByText('12 Clockmaker Lane')),
}
