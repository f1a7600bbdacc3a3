import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Text Area',
  component: TextArea,
  decorators: [withField],
  parameters: { field: { label: 'Message' } },
  render: controlled(TextArea),
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Placeholder: Story = { args: { placeholder: 'What would you like to know?' } }
export const GrowsWithText: Story = {
  args: { value: Array.from({ length: 8 }, (_, line) => `Line ${line + 1} of a long story.`).join('\n') },
}
export const Disabled: Story = { args: { value: 'Two years, three countries.', disabled: true } }
export const Invalid: Story = {
  parameters: { field: { error: 'Message must be at least 10 characters.' } },
  args: { value: 'Hello' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Message must be at least 10 characters.')
  },
}
/** With a description and an error that are not those of its field. */
export const InvalidByItself: Story = {
  args: { value: 'Hello', 'aria-invalid': true, 'aria-describedby': 'too-short' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="too-short">Say a little more.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Say a little more.')
  },
}
export const WithCounter: Story = {
  args: { value: 'Soft, brave and always up for it.', max: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('33 / 200')).not.toHaveAttribute('data-over')
  },
}
export const AnnouncesCounterNearLimit: Story = {
  args: { value: 'Soft, brave', max: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' bear')
    await expect(canvas.getByText('16 / 20')).toBeVisible()
    await expect(canvas.getByText('4 characters left')).toHaveRole('status')
  },
}
export const KeepsTextOverLimit: Story = {
  parameters: { field: { error: 'Description may not be greater than 20 characters.' } },
  args: { value: 'Soft, brave and always up for it.', max: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('13 characters too many')
    await expect(canvas.getByText('33 / 20')).toHaveAttribute('data-over', 'true')
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(TextArea),
  args: { value: undefined, defaultValue: 'Hello', name: 'message', max: 20 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'message=Hello',
      changed: 'message=Good morning',
      change: async () => {
        await userEvent.clear(canvas.getByRole('textbox'))
        await userEvent.type(canvas.getByRole('textbox'), 'Good morning')
        await expect(canvas.getByText('12 / 20')).toBeVisible()
      },
    })
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello')
    await expect(canvas.getByText('5 / 20')).toBeVisible()
  },
}
