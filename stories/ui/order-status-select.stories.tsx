import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusSelect } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'

const meta = {
  title: 'Forms/Order Status Select',
  component: OrderStatusSelect,
  render: controlled(OrderStatusSelect),
  args: {
    label: 'Status of Teddy Bears',
    value: 'Not processed',
    options: ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'],
    onChange: fn(),
  },
} satisfies Meta<typeof OrderStatusSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-busy')
  },
}
export const Processing: Story = { args: { value: 'Processing' } }
export const Shipped: Story = { args: { value: 'Shipped' } }
export const DeliveredDisabled: Story = { args: { value: 'Delivered', disabled: true } }
export const CancelledDisabled: Story = { args: { value: 'Cancelled', disabled: true } }
export const SelectsStatus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status of Teddy Bears' }), 'Shipped')
    await expect(args.onChange).toHaveBeenLastCalledWith('Shipped')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Shipped')
  },
}
export const LoadingIgnoresChanges: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { busy: true })
    await expect(select, 'it keeps the focus').toBeEnabled()
    await userEvent.selectOptions(select, 'Shipped')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Not processed')
  },
}
