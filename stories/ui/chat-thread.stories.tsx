import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ChatBubbleMessage, ChatThread } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const ada = { own: false, name: 'Ada', userId: 'u1' }
const me = { own: true, name: 'Grace', userId: 'u2' }

const messages: ChatBubbleMessage[] = [
  { ...ada, id: '1', text: 'Where is my train?', time: '3:20 PM', day: 'November 19, 2026' },
  { ...ada, id: '2', text: 'It was a present.', time: '3:20 PM', day: 'November 19, 2026', noHeader: true },
  {
    ...me,
    id: '3',
    text: 'On its way: https://whirligig.test/#/order/1.',
    time: '9:02 AM',
    day: 'Today',
    delivery: 'delivered',
  },
  { ...ada, id: '4', text: 'Thank you! 🧸🚂', time: '9:03 AM', day: 'Today' },
]

const meta = {
  title: 'Data/Chat Thread',
  component: ChatThread,
  args: {
    label: 'Messages with Ada',
    messages,
    onRetry: fn(),
    onDiscard: fn(),
    className: 'h-96 max-w-2xl rounded-panel border border-line bg-paper',
  },
} satisfies Meta<typeof ChatThread>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const getBubble = ({ canvas }: Context, text: string) => canvas.getByText(text).closest('.group\\/message')

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText('November 19, 2026')).toBeInTheDocument()
    await expect(canvas.getByText('Today')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://whirligig.test/#/order/1')
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(canvas.getByText('You')).toBeVisible()
    await expect(canvas.getByText('Delivered')).toBeInTheDocument()
    // The second message follows one of the same author: its author and time are for screen readers only.
    const bubbles = ['Where is my train?', 'It was a present.', 'Thank you! 🧸🚂'].map((text) =>
      getBubble(context, text),
    )
    await expect(bubbles.map((bubble) => bubble?.textContent)).toEqual([
      'AAda 3:20 PMWhere is my train?',
      'Ada 3:20 PMIt was a present.',
      'AAda 9:03 AMThank you! 🧸🚂',
    ])
    await expect(bubbles.map((bubble) => bubble?.hasAttribute('data-follows'))).toEqual([false, true, false])
    await expect(bubbles.map((bubble) => bubble?.hasAttribute('data-outgoing'))).toEqual([false, false, false])
    await expect(canvas.getByText('You').closest('[data-outgoing]')).not.toBeNull()
    await expect(canvas.queryByText('No messages found.')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found.')).toBeVisible()
  },
}
/** Aligned like an own message, with the author's name. */
export const OfColleague: Story = {
  args: {
    messages: [
      { ...ada, id: '1', text: 'Where is my train?', time: '9:00 AM', day: 'Today' },
      {
        ...ada,
        name: 'Linus',
        userId: 'u3',
        colleague: true,
        id: '2',
        text: 'On its way.',
        time: '9:01 AM',
        day: 'Today',
      },
    ],
  },
  play: async (context) => {
    const bubble = getBubble(context, 'On its way.')
    await expect(bubble).toHaveAttribute('data-outgoing')
    await expect(bubble).toHaveTextContent(/^Linus 9:01 AMOn its way\.$/)
  },
}
export const DeliveryStatuses: Story = {
  args: {
    messages: (['delivered', 'sent', 'sending', 'failed'] as const).map((delivery, index) => ({
      ...me,
      id: String(index),
      text: `This one is ${delivery}.`,
      time: '9:00 AM',
      day: 'Today',
      noHeader: index > 0,
      delivery,
    })),
  },
  play: async ({ canvas }) => {
    for (const status of ['Delivered', 'Sent', 'Sending']) {
      await expect(canvas.getByText(status)).toBeInTheDocument()
    }
    await expect(canvas.getByText('Not sent')).toBeVisible()
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retry', 'Discard'])
  },
}
export const FailedMessageThatStays: Story = {
  args: {
    messages: [{ ...me, id: '9', text: 'Hello?', time: '9:00 AM', day: 'Today', delivery: 'failed' }],
    onRetry: undefined,
    onDiscard: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const RetriesOrDiscardsFailedMessage: Story = {
  args: { messages: [{ ...me, id: '9', text: 'Hello?', time: '9:00 AM', day: 'Today', delivery: 'failed' }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledWith('9')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledWith('9')
  },
}
export const LongText: Story = {
  args: {
    messages: [
      { ...ada, id: '1', text: 'W'.repeat(300), time: '9:00 AM', day: 'Today' },
      {
        ...me,
        id: '2',
        text: 'First line\n  second line\n\nlast line',
        time: '9:00 AM',
        day: 'Today',
        delivery: 'sent',
      },
    ],
  },
}
