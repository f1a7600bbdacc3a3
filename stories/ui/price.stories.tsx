import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '@whirligig/ui'

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { value: '$55.00' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const WithPreviousValue: Story = { args: { previousValue: '$60.00' } }
export const LargeWithPreviousValue: Story = { args: { previousValue: '$60.00', size: 'lg' } }
