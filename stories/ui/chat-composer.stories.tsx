import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatComposer } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'

const meta = {
  title: 'Forms/Chat Composer',
  component: ChatComposer,
  render: controlled(ChatComposer),
  args: { value: '', onChange: fn(), onSend: fn(), className: 'max-w-xl' },
} satisfies Meta<typeof ChatComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const WithText: Story = { args: { value: 'Where is my train?' } }
export const MultipleLines: Story = { args: { value: 'Hello,\n\nwhere is my train?\n\nAda' } }
export const Disabled: Story = { args: { value: 'Where is my train?', disabled: true } }
export const BlankTextShowsError: Story = {
  args: { value: '   ', error: 'Please type message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please type message.')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please type message.')
  },
}
export const TooLongTextCannotBeSent: Story = {
  args: { value: 'W'.repeat(300), max: 284 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('16 characters too many')
    const send = canvas.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    // A long word does not push it out.
    const right = (element: Element | null) => element?.getBoundingClientRect().right
    await expect(right(send)).toBe(right(send.closest('form')))
  },
}
export const EnterSends: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Where is my train?{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('Where is my train?')
  },
}
export const ShiftEnterStartsNewLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello,{Shift>}{Enter}{/Shift}Ada')
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello,\nAda')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const ButtonSends: Story = {
  args: { value: '🧸' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith('🧸')
  },
}
