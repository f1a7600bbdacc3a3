import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { value: '$55.00' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^\$55\.00$/)
  },
}
export const Large: Story = { args: { size: 'lg' } }
export const WithPreviousValue: Story = {
  args: { previousValue: '$60.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Now \$55\.00, before \$60\.00$/)
  },
}
export const LargeWithPreviousValue: Story = { args: { previousValue: '$60.00', size: 'lg' } }
