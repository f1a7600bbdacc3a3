import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatComposer } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'

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
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', 'Message')
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}
export const WithText: Story = {
  args: { value: 'Where is my train?' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('18 / 2000')).toBeVisible()
    await expect(canvasElement.querySelector('[data-over]')).toBeNull()
  },
}
export const MultipleLines: Story = { args: { value: 'Hello,\n\nwhere is my train?\n\nAda' } }
export const Disabled: Story = {
  args: { value: 'Where is my train?', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}
export const BlankTextShowsError: Story = {
  args: { value: '   ', error: 'Please type message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please type message.')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please type message.')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const TooLongTextCannotBeSent: Story = {
  args: { value: 'W'.repeat(300), max: 284 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('16 characters too many')
    await expect(canvas.getByText('300 / 284')).toHaveAttribute('data-over', 'true')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
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
    await expect(canvas.getByRole('textbox')).toHaveValue('Where is my train?')
  },
}
export const EnterConfirmsComposition: Story = {
  args: { value: 'にほ' },
  play: async ({ canvas, args }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', isComposing: true })
    await expect(args.onSend).not.toHaveBeenCalled()
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
export const FocusesTextAfterSending: Story = {
  render: function ClearingComposer(args) {
    const [text, setText] = useState(args.value)
    return <ChatComposer {...args} value={text} onChange={setText} onSend={() => setText('')} />
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'Where is my train?')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  args: { value: 'Where is my train?' },
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectMirroredIcon(canvas.getByRole('button', { name: 'Send' })),
}
