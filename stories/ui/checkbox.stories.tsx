import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  render: controlled(Checkbox),
  args: { label: 'As the Default', value: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'As the Default' })).not.toHaveAttribute('aria-describedby')
    await expect(canvasElement.querySelector('svg'), 'no tick').not.toBeVisible()
  },
}
export const WithIdOfItsOwn: Story = {
  args: { id: 'as-the-default' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('id', 'as-the-default')
  },
}
export const Checked: Story = {
  args: { value: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg'), 'a tick').toBeVisible(),
}
export const WithHint: Story = {
  args: { hint: 'Your orders are delivered here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Your orders are delivered here.')
  },
}
export const InvalidWithHint: Story = {
  args: { hint: 'You can read them first.' },
  decorators: [withField],
  parameters: { field: { label: 'Terms', labelHidden: true, error: 'Please accept the terms.' } },
  play: async ({ canvas }) => {
    const description = 'You can read them first. Please accept the terms.'
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(description)
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, value: true } }
export const Invalid: Story = {
  decorators: [withField],
  parameters: { field: { label: 'Terms', labelHidden: true, error: 'Please accept the terms.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.')
  },
}
export const TogglesByLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('As the Default'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const TogglesByKeyboard: Story = {
  args: { value: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(Checkbox),
  args: { value: undefined, defaultValue: true, name: 'default', formValue: 'yes' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'default=yes',
      changed: '',
      change: async () => {
        await userEvent.click(canvas.getByRole('checkbox'))
      },
    })
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const PseudoStates: Story = { render: withPseudoStates(Checkbox) }
