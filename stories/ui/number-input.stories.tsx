import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

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
export const KeepsTheCaret: Story = {
  tags: ['!autodocs'],
  args: { value: '3456' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(canvas.getByRole('textbox')).toHaveValue('39456')
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
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(NumberInput),
  args: { value: undefined, defaultValue: '12', name: 'price', decimals: 2 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'price=12',
      changed: 'price=9.95',
      change: async () => {
        await userEvent.clear(canvas.getByRole('textbox'))
        await userEvent.type(canvas.getByRole('textbox'), '$9.9x57')
      },
    })
    await expect(canvas.getByRole('textbox')).toHaveValue('12')
  },
}
