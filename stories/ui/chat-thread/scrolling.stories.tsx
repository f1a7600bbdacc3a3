import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ChatBubbleMessage, ChatThread, type ChatThreadProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

const ada = { own: false, name: 'Ada', userId: 'u1' }
const me = { own: true, name: 'Grace', userId: 'u2' }

/** A long conversation, starting with message number `first`. */
const createMessages = (first: number, count = 40): ChatBubbleMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    ...((first + index) % 3 ? ada : me),
    id: String(first + index),
    text: `Message ${first + index}`,
    time: '9:00 AM',
    day: 'Today',
  }))

const meta = {
  title: 'Data/Chat Thread',
  component: ChatThread,
  args: {
    label: 'Messages with Ada',
    messages: createMessages(1),
    onRetry: fn(),
    onDiscard: fn(),
    className: 'h-96 max-w-2xl rounded-panel border border-line bg-paper',
  },
} satisfies Meta<typeof ChatThread>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const getThread = ({ canvas }: Context) => canvas.getByRole('region', { name: 'Messages with Ada' })
const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

export const LoadingOlderMessages: Story = {
  args: { messages: createMessages(1), onLoadOlder: fn(), loadingOlder: true },
  play: async (context) => {
    const { canvas, args } = context
    const box = getThread(context)
    await expect(canvas.getByRole('button', { name: 'Load older messages' })).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve, { once: true }))
    box.scrollTo({ top: 0, behavior: 'instant' })
    await scrolled
    await expect(args.onLoadOlder).not.toHaveBeenCalled()
  },
}
export const StartsAtLatestMessage: Story = {
  args: { messages: createMessages(1) },
  play: async (context) => {
    await waitFor(() => expect(distanceFromEnd(getThread(context))).toBeLessThan(2))
  },
}
/** A thread with a button that receives a new message. */
function GrowingThread(args: ChatThreadProps) {
  const [shown, setShown] = useState(args.messages)
  const first = Number(shown[0]?.id)
  return (
    <>
      <Button variant="link" onClick={() => setShown([...shown, ...createMessages(first + shown.length, 1)])}>
        Receive
      </Button>
      <ChatThread
        {...args}
        messages={shown}
        onLoadOlder={() => setShown([...createMessages(first - 10, 10), ...shown])}
      />
    </>
  )
}
/** Ada wrote messages 100 and 101, the current user wrote 102. */
const growingThread = { render: GrowingThread, args: { messages: createMessages(60) } }
async function scrollTo(context: Context, top: number) {
  const box = getThread(context)
  box.scrollTo({ top, behavior: 'instant' })
  await waitFor(() => expect(distanceFromEnd(box)).toBeGreaterThan(100))
  return box
}
export const FollowsNewMessagesAtEnd: Story = {
  ...growingThread,
  play: async (context) => {
    await waitFor(() => expect(distanceFromEnd(getThread(context))).toBeLessThan(2))
    const scrolled = new Promise((resolve) => getThread(context).addEventListener('scroll', resolve, { once: true }))
    getThread(context).scrollBy({ top: -30, behavior: 'instant' }) // less than a message
    await scrolled
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(within(getThread(context)).getByText('Message 100')).toBeVisible())
    await waitFor(() => expect(distanceFromEnd(getThread(context))).toBeLessThan(2))
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Ada: Message 100')
    await expect(context.canvas.queryByRole('button', { name: 'New messages' })).toBeNull()
  },
}
/** Two messages of Ada, then one of the current user. */
export const DoesNotAnnounceOwnMessages: Story = {
  ...growingThread,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const text of ['Message 100', 'Message 101', 'Message 102']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
      await within(getThread(context)).findByText(text)
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada: Message 101')
  },
}
export const ScrollsToOwnMessage: Story = {
  ...growingThread,
  // The next message is one of the current user.
  args: { messages: createMessages(62) },
  play: async (context) => {
    const box = await scrollTo(context, 400)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(within(box).getByText('Message 102')).toBeVisible())
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    await expect(context.canvas.queryByRole('button', { name: 'New messages' })).toBeNull()
  },
}
/** The keyboard of a phone makes the thread smaller. */
export const StaysAtEndWhenItsHeightChanges: Story = {
  args: { messages: createMessages(1) },
  play: async (context) => {
    const box = getThread(context)
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    const thread = box.parentElement as HTMLElement // it wraps the log
    thread.style.height = '12rem'
    await waitFor(() => expect(box.clientHeight).toBeLessThan(200))
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    const content = box.firstElementChild as HTMLElement // the messages
    content.style.lineHeight = '3'
    box.dispatchEvent(new Event('scroll')) // that of the last scroll call, after the content has grown
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    await expect(context.canvas.queryByRole('button', { name: 'New messages' })).toBeNull()
  },
}
export const OffersNewMessagesWhileScrolledUp: Story = {
  ...growingThread,
  play: async (context) => {
    const { canvas, userEvent } = context
    const box = await scrollTo(context, 400)
    const top = box.scrollTop
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const newMessagesButton = await canvas.findByRole('button', { name: 'New messages' })
    await expect(box.scrollTop).toBe(top)
    await userEvent.click(newMessagesButton)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull())
    await expect(distanceFromEnd(box)).toBeLessThan(2)
  },
}
export const KeepsPositionWhenMessageArrivesDuringScroll: Story = {
  ...growingThread,
  play: async (context) => {
    const { canvas } = context
    const box = getThread(context)
    await waitFor(() => expect(distanceFromEnd(box)).toBeLessThan(2))
    // Both happen in the same frame, before the browser dispatches the scroll event.
    box.scrollTo({ top: 400, behavior: 'instant' })
    canvas.getByRole('button', { name: 'Receive' }).click()
    await canvas.findByRole('button', { name: 'New messages' })
    await expect(box.scrollTop).toBe(400)
  },
}
export const KeepsPositionWhenOlderMessagesLoad: Story = {
  ...growingThread,
  play: async (context) => {
    const { canvas } = context
    const box = await scrollTo(context, 60)
    const before = canvas.getByText('Message 60').getBoundingClientRect().top
    canvas.getByRole('button', { name: 'Load older messages' }).click()
    await canvas.findByText('Message 50')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(Math.abs(canvas.getByText('Message 60').getBoundingClientRect().top - before)).toBeLessThan(2)
    await expect(box.scrollTop).toBeGreaterThan(60)
  },
}
export const LoadsOlderMessagesAtTop: Story = {
  args: { messages: createMessages(1), onLoadOlder: fn() },
  play: async (context) => {
    await waitFor(() => expect(distanceFromEnd(getThread(context))).toBeLessThan(2))
    getThread(context).scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(context.args.onLoadOlder).toHaveBeenCalled())
  },
}
