import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Select',
  component: Select<number>,
  decorators: [withField],
  parameters: { field: { label: 'Age' } },
  render: controlled(Select<number>),
  args: {
    options: [
      { value: 0, label: 'From birth' },
      { value: 1, label: 'From 1 year' },
      { value: 3, label: 'From 3 years' },
      { value: 6, label: 'From 6 years' },
    ],
    value: 0,
    onChange: fn(),
  },
} satisfies Meta<typeof Select<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Age' })
    await expect(select).toHaveDisplayValue('From birth')
    await expect(select).not.toHaveAttribute('data-empty')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    const arrow = select.nextElementSibling?.getBoundingClientRect() ?? new DOMRect()
    const pressed = document.elementFromPoint(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2)
    await expect(pressed, 'a press on the arrow opens the options').toBe(select)
  },
}
export const NoSelection: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose one')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('data-empty')
    await expect(canvas.getByRole('option', { name: 'Choose one' })).toBeDisabled()
  },
}
/** A control can have a description and an error besides those of its field. */
export const OwnAttributes: Story = {
  args: { 'aria-describedby': 'safety', 'aria-invalid': true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="safety">Small parts.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Small parts.')
    await expect(canvas.getByRole('combobox')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { parameters: { field: { error: 'Age is required.' } }, args: { value: null } }
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 0, label: 'From birth' },
      { value: 1, label: 'From 1 year', disabled: true },
      { value: 3, label: 'From 3 years' },
      { value: 6, label: 'From 6 years' },
    ],
  },
}
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
  args: { options: [{ value: 0, label: 'The Very Long Name Of A Brand That Makes Wooden Animals' }] },
}
export const KeepsNumbers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age' }), 'From 1 year')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('From 1 year')
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(Select<number>),
  args: { value: undefined, defaultValue: 1, name: 'age' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'age=1',
      changed: 'age=0',
      change: async () => {
        await userEvent.selectOptions(canvas.getByRole('combobox'), 'From birth')
      },
    })
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('From 1 year')
  },
}
export const PseudoStates: Story = { render: withPseudoStates(Select) }
