import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Password Input',
  component: PasswordInput,
  decorators: [withField],
  parameters: { field: { label: 'Password' } },
  render: controlled(PasswordInput),
  args: { value: 'teddy-bears', onChange: fn() },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await expect(input, 'a service that checks spelling must not get it').toHaveAttribute('spellcheck', 'false')
    const room = Number.parseFloat(getComputedStyle(input).paddingInlineEnd)
    await expect(room, 'no text below the button').toBeGreaterThanOrEqual(canvas.getByRole('button').offsetWidth)
  },
}
export const ShowsAndHidesPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}
export const NewPassword: Story = {
  parameters: { field: { hint: 'At least 6 characters.' } },
  args: { value: '', autoComplete: 'new-password' },
}
export const Invalid: Story = {
  parameters: { field: { error: 'Password must be at least 6 characters.' } },
  args: { value: 'ted' },
}
export const Disabled: Story = { args: { disabled: true } }
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(PasswordInput),
  args: { value: undefined, name: 'password' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'password=',
      changed: 'password=secret',
      change: async () => {
        await userEvent.type(canvas.getByLabelText('Password'), 'secret')
      },
    })
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}
