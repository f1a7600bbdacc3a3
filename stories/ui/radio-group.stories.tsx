import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Radio Group',
  component: RadioGroup<number>,
  decorators: [withField],
  parameters: { field: { label: 'Should Others Buy This Product?', group: true } },
  render: controlled(RadioGroup<number>),
  args: {
    options: [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No' },
    ],
    value: 1,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Should Others Buy This Product?' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'No' })).not.toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toBeValid()
    await expect(canvas.getByRole('radiogroup')).not.toBeRequired()
  },
}
export const WithoutField: Story = {
  args: { 'aria-label': 'Answer' },
  parameters: { field: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Answer' })).toBeVisible()
  },
}
export const Required: Story = {
  parameters: { field: { required: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired()
  },
}
export const NoSelection: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const option of canvas.getAllByRole('radio')) await expect(option).not.toBeChecked()
  },
}
/** A form focuses its first invalid field: here the option that Tab would reach. */
export const RefIsTheOptionInTheTabOrder: Story = {
  args: { value: 0, ref: fn() },
  play: async ({ canvas, args }) => {
    await expect(args.ref).toHaveBeenCalledWith(canvas.getByRole('radio', { name: 'No' }))
    await expect(args.ref).not.toHaveBeenCalledWith(canvas.getByRole('radio', { name: 'Yes' }))
  },
}
export const Column: Story = { args: { direction: 'column' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled()
  },
}
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeDisabled()
  },
}
export const Invalid: Story = {
  parameters: { field: { error: 'Recommendable is required.' } },
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Recommendable is required.')
  },
}
export const SelectsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(RadioGroup<number>),
  args: { value: undefined, defaultValue: 1, name: 'recommended' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'recommended=1',
      changed: 'recommended=0',
      change: async () => {
        await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
      },
    })
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}
export const PseudoStates: Story = { render: withPseudoStates(RadioGroup) }
