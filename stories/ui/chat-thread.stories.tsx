import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ChatBubbleMessage, ChatThread, type ChatThreadProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

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

/** A long conversation; the messages from `first` on. */
const many = (first: number, count = 40): ChatBubbleMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    ...((first + index) % 3 ? ada : me),
    id: String(first + index),
    text: `Message ${first + index}`,
    time: '9:00 AM',
    day: 'Today',
  }))

const meta = {
  title: 'Components/Chat Thread',
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

const log = ({ canvas }: Context) => canvas.getByRole('log', { name: 'Messages with Ada' })
const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

export const TwoDays: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('November 19, 2026')).toBeInTheDocument()
    await expect(context.canvas.getByText('Today')).toBeVisible()
    await expect(context.canvas.getByRole('link')).toHaveAttribute('href', 'https://whirligig.test/#/order/1')
  },
}
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found.')).toBeVisible()
  },
}
export const EveryMark: Story = {
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
}
export const RetriesAFailedOneOrDiscardsIt: Story = {
  args: { messages: [{ ...me, id: '9', text: 'Hello?', time: '9:00 AM', day: 'Today', delivery: 'failed' }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledWith('9')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledWith('9')
  },
}
export const LongWordsAndLines: Story = {
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
export const LoadingOlder: Story = { args: { messages: many(1), onLoadOlder: fn(), loadingOlder: true } }
export const StartsAtTheNewest: Story = {
  args: { messages: many(1) },
  play: async (context) => {
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThan(2))
  },
}

/** Gets a new message, or older ones, by a press. */
function Growing(args: ChatThreadProps) {
  const [shown, setShown] = useState(args.messages)
  const first = Number(shown[0]?.id)
  return (
    <>
      <Button variant="link" onClick={() => setShown([...shown, ...many(first + shown.length, 1)])}>
        Receive
      </Button>
      <ChatThread {...args} messages={shown} onLoadOlder={() => setShown([...many(first - 10, 10), ...shown])} />
    </>
  )
}

/** Message 102 is Grace's own, 100 and 101 are Ada's. */
const growing = { render: Growing, args: { messages: many(60) } }

async function readTo(context: Context, top: number) {
  const box = log(context)
  box.scrollTo({ top, behavior: 'instant' })
  await waitFor(() => expect(fromEnd(box)).toBeGreaterThan(100))
  return box
}

export const FollowsTheNewestWhileItIsInSight: Story = {
  ...growing,
  play: async (context) => {
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThan(2))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(within(log(context)).getByText('Message 100')).toBeVisible())
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThan(2))
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Ada: Message 100')
    await expect(context.canvas.queryByRole('button', { name: 'New messages' })).toBeNull()
  },
}
export const StaysWhereOneReadsAndOffersTheNewOnes: Story = {
  ...growing,
  play: async (context) => {
    const { canvas, userEvent } = context
    const box = await readTo(context, 400)
    const top = box.scrollTop
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const pill = await canvas.findByRole('button', { name: 'New messages' })
    await expect(box.scrollTop).toBe(top)
    await userEvent.click(pill)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull())
    await expect(fromEnd(box)).toBeLessThan(2)
  },
}
export const StaysThoughANewOneComesInTheMomentOneScrolls: Story = {
  ...growing,
  play: async (context) => {
    const { canvas } = context
    const box = log(context)
    await waitFor(() => expect(fromEnd(box)).toBeLessThan(2))
    // Nothing is drawn in between, so that no scroll event can tell.
    box.scrollTo({ top: 400, behavior: 'instant' })
    canvas.getByRole('button', { name: 'Receive' }).click()
    await canvas.findByRole('button', { name: 'New messages' })
    await expect(box.scrollTop).toBe(400)
  },
}
export const OlderOnesComeAboveWhatOneReads: Story = {
  ...growing,
  play: async (context) => {
    const { canvas } = context
    const box = await readTo(context, 60)
    const before = canvas.getByText('Message 60').getBoundingClientRect().top
    canvas.getByRole('button', { name: 'Load older messages' }).click()
    await canvas.findByText('Message 50')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(Math.abs(canvas.getByText('Message 60').getBoundingClientRect().top - before)).toBeLessThan(2)
    await expect(box.scrollTop).toBeGreaterThan(60)
  },
}
export const ReachingTheTopAsksForOlderOnes: Story = {
  args: { messages: many(1), onLoadOlder: fn() },
  play: async (context) => {
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThan(2))
    log(context).scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(context.args.onLoadOlder).toHaveBeenCalled())
  },
}
