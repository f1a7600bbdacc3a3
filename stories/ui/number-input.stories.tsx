import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'

const meta = {
  title: 'Forms/Number Input',
  component: NumberInput,
  decorators: [withField],
  parameters: { field: { label: 'Quantity' } },
  render: controlled(NumberInput),
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { value: '120' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'off')
  },
}
export const WithDecimals: Story = {
  parameters: { field: { label: 'Price', hint: 'In dollars.' } },
  args: { value: '24.50', decimals: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  },
}
export const Invalid: Story = { parameters: { field: { error: 'Quantity is required.' } } }
export const Disabled: Story = {
  args: { value: '120', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}
export const DropsOtherCharacters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '-1.2a3')
    await expect(canvas.getByRole('textbox')).toHaveValue('123')
  },
}
export const KeepsOneDecimalPoint: Story = {
  parameters: { field: { label: 'Price' } },
  args: { decimals: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '$9.9.57')
    await expect(canvas.getByRole('textbox')).toHaveValue('9.95')
  },
}
