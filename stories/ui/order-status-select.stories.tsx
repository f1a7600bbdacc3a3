import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusSelect } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'

const meta = {
  title: 'Components/Order Status Select',
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

export const NotProcessed: Story = {}
export const Processing: Story = { args: { value: 'Processing' } }
export const Shipped: Story = { args: { value: 'Shipped' } }
export const DeliveredIsFinal: Story = { args: { value: 'Delivered', disabled: true } }
export const CancelledIsFinal: Story = { args: { value: 'Cancelled', disabled: true } }
export const GivesTheChosenStatus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status of Teddy Bears' }), 'Shipped')
    await expect(args.onChange).toHaveBeenLastCalledWith('Shipped')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Shipped')
  },
}
export const BusyKeepsWhatItShows: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Shipped')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Not processed')
  },
}
