import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Text Input',
  component: TextInput,
  decorators: [withField],
  parameters: { field: { label: 'First Name' } },
  render: controlled(TextInput),
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('textbox')).not.toBeInvalid()
  },
}
/** A control can have a description and an error besides those of its field. */
export const OwnAttributes: Story = {
  args: { 'aria-describedby': 'note', 'aria-invalid': true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="note">As on the parcel.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As on the parcel.')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const Placeholder: Story = { args: { placeholder: 'Ada' } }
export const WithData: Story = { args: { value: 'Ada' } }
export const Disabled: Story = { args: { value: 'Ada', disabled: true } }
export const ReadOnly: Story = { args: { value: 'Ada', readOnly: true } }
export const Invalid: Story = {
  parameters: { field: { label: 'Email', error: 'Email format is invalid.' } },
  args: { value: 'ada@', type: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Email format is invalid.')
  },
}
export const CallsOnChange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Ada')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada')
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(TextInput),
  args: { value: undefined, defaultValue: 'Ada', name: 'first-name' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'first-name=Ada',
      changed: 'first-name=Grace',
      change: async () => {
        await userEvent.clear(canvas.getByRole('textbox'))
        await userEvent.type(canvas.getByRole('textbox'), 'Grace')
      },
    })
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada')
  },
}
export const ClassNameWins: Story = { ...classNameWins }
export const PseudoStates: Story = { render: withPseudoStates(TextInput) }
