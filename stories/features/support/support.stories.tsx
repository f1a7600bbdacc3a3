// Long because the chat has many states, each of which is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import { CHAT_TEXT, type ChatMessage } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser, anAdmin, aUser } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { SupportContainer, type SupportContainerProps } from '@whirligig/support'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  type ChatServerState,
  chatServer,
  storedSelectedChatAtom,
  unresponsiveSocket,
} from '../../support/chat-server.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'

const ADA = anAdmin()
const ME = { id: ADA._id, name: 'Ada Winder' }
const mina = aChatUser({ name: 'Mina Marlow' })
const otto = aChatUser({ name: 'Otto Reel', online: false })
const eve = aChatUser({ name: 'Eve Spool' })

const theirs = (value: string, clock: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({
    from: mina.id,
    to: ME.id,
    value,
    time: `2026-11-20T${clock}:00.000Z`,
    user: { id: mina.id, name: mina.name },
    ...overrides,
  })
const mine = (value: string, clock: string) => theirs(value, clock, { from: ME.id, to: mina.id, user: ME })

const talk = [
  theirs('Hello! Do the bears come in blue?', '15:04', { time: '2026-11-19T15:04:00.000Z' }),
  theirs('I mean these: https://whirligig.test/#/product/teddy-bears 🧸', '15:05', {
    time: '2026-11-19T15:05:00.000Z',
  }),
  mine('They do, from Monday on.', '15:06'),
  mine('Shall I keep one for you?', '15:06'),
  theirs('Yes please, that would be lovely. It is a present for somebody who has everything but a blue bear.', '15:20'),
]
const last = talk[4] ?? theirs('', '15:20')

const stock: ChatServerState = {
  me: ME,
  users: [otto, eve, mina],
  conversations: [
    aChatConversation({ with: mina.id, last, unread: 2 }),
    aChatConversation({
      with: otto.id,
      last: theirs('Thank you!', '09:00', { from: otto.id, user: { id: otto.id, name: otto.name } }),
      unread: 0,
    }),
  ],
  messages: { [mina.id]: talk },
  unread: { [mina.id]: 2 },
}

/** A server of the story's own, and staff who talk to Mina over it. */
const over = (server: { open: typeof unresponsiveSocket }, selected?: string): Story['parameters'] => ({
  initialAtoms: [
    ...(selected === undefined ? [] : [initialAtom(storedSelectedChatAtom, { user: ME.id, with: selected })]),
    initialAtom(socketFactoryAtom, server.open),
    initialAtom(startSessionAtom, 'token'),
  ],
})
const withMina = (server: { open: typeof unresponsiveSocket }) => over(server, mina.id)

/** Remembers who is talked to, as the address does. */
function Talking(args: SupportContainerProps) {
  const [talkTo, setTalkTo] = useState(args.talkTo)
  return <SupportContainer {...args} talkTo={talkTo} onTalkTo={setTalkTo} />
}

const meta = {
  title: 'Features/Support/Support',
  tags: ['role:member'],
  component: SupportContainer,
  render: Talking,
  decorators: [withStoreAndToasts],
  args: {
    talkTo: null,
    onTalkTo: fn(),
    onReconnect: fn(),
    emptyPicture: <img src={bear} alt="" width={176} height={176} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: ADA })))
  },
} satisfies Meta<typeof SupportContainer>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const person = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name })
const log = (canvas: Canvas) => canvas.findByRole('log', { name: 'Messages with Mina Marlow' })
const composer = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' })

export const NobodyIsSelected: Story = {
  parameters: over(chatServer(stock)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Support' })
    await canvas.findByText('Select chat to start messaging')
    await expect(await person(canvas, /Mina Marlow is online.*2 unread/)).toBeVisible()
    await expect(await person(canvas, /Otto Reel is offline.*Thank you!/)).toBeVisible()
  },
}

const reading = chatServer(stock)
export const AConversationIsReadWhenItIsOpened: Story = {
  parameters: over(reading),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await person(canvas, /Mina Marlow/))
    await expect(within(await log(canvas)).getByText('They do, from Monday on.')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://whirligig.test/#/product/teddy-bears')
    await waitFor(() =>
      expect(reading.received('read').map(([, said]) => said)).toEqual([{ with: mina.id, until: last.id }]),
    )
    await expect(canvas.queryByText('unread')).toBeNull()
    await expect(localStorage.getItem('selected_chat')).toContain(mina.id)
  },
}

export const WhoWasTalkedToLastIsSelectedAgain: Story = {
  ...forViewport('desktop', withMina(chatServer(stock))),
  play: async ({ canvas }) => {
    await log(canvas)
    await expect(await person(canvas, /Mina Marlow/)).toHaveAttribute('aria-current', 'true')
  },
}

const sending = chatServer(stock)
export const EnterSends: Story = {
  parameters: withMina(sending),
  play: async ({ canvas, userEvent }) => {
    const box = await composer(canvas)
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(box, 'On its way.{Shift>}{Enter}{/Shift}Bye!{Enter}')
    const messages = within(await log(canvas))
    await messages.findByText(/On its way\.\s+Bye!/)
    await messages.findByText('Delivered')
    await expect(box).toHaveValue('')
    await expect(sending.received('message')).toHaveLength(1)
    // Said again from time to time while somebody types slowly.
    const typing = sending.received('typing').map(([, said]) => said)
    await expect(typing.at(0)).toEqual({ to: mina.id, isTyping: true })
    await expect(typing.at(-1)).toEqual({ to: mina.id, isTyping: false })
  },
}

export const BlankMessagesAreNotSent: Story = {
  parameters: withMina(chatServer(stock)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), '   {Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please type message.')
    await userEvent.type(await composer(canvas), 'a')
    await expect(canvas.queryByText('Please type message.')).toBeNull()
  },
}

const incoming = chatServer(stock)
export const NewMessagesComeByThemselves: Story = {
  ...forViewport('desktop', withMina(incoming)),
  play: async ({ canvas }) => {
    const messages = within(await log(canvas))
    incoming.emit('typing', { from: mina.id, isTyping: true })
    await canvas.findByText('Mina Marlow is typing…')
    incoming.emit('message', theirs('Are you there?', '15:30'))
    await messages.findByText('Are you there?')
    await expect(canvas.queryByText('Mina Marlow is typing…')).toBeNull()
    incoming.emit('message', theirs('Hello!', '15:31', { from: eve.id, user: { id: eve.id, name: eve.name } }))
    await person(canvas, /Eve Spool.*Hello!.*1 unread/)
    incoming.emit('disconnectUser', { ...mina, online: false })
    await person(canvas, /Mina Marlow is offline/)
  },
}

const broken = chatServer(stock)
export const WhatIsWrittenWithoutALineIsSentLater: Story = {
  parameters: withMina(broken),
  play: async ({ canvas, userEvent }) => {
    const messages = within(await log(canvas))
    broken.disconnect()
    await canvas.findByText('Not connected.')
    await userEvent.type(await composer(canvas), 'One{Enter}Two{Enter}')
    await expect(await messages.findByText('Sending')).toBeInTheDocument()
    await expect(broken.received('message')).toHaveLength(0)
    broken.reconnect()
    await messages.findByText('Delivered')
    await waitFor(() => expect(canvas.queryByText('Not connected.')).toBeNull())
    const said = broken.received('message').map(([, message]) => message)
    await expect(said).toMatchObject([{ text: 'One' }, { text: 'Two' }])
    await expect(messages.getAllByText('One')).toHaveLength(1)
  },
}

export const TooManyMessagesWait: Story = {
  parameters: withMina(chatServer({ ...stock, rejectMessage: () => ({ error: CHAT_TEXT.tooFast }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), 'And another one{Enter}')
    await expect(await canvas.findByText(CHAT_TEXT.tooFast)).toBeVisible()
    await expect(within(await log(canvas)).getByText('Sending')).toBeInTheDocument()
  },
}

let refuses = true
export const ARefusedMessageCanBeTriedAgainOrDiscarded: Story = {
  parameters: withMina(
    chatServer({ ...stock, rejectMessage: () => (refuses ? { error: CHAT_TEXT.unknownUser } : undefined) }),
  ),
  play: async ({ canvas, userEvent }) => {
    refuses = true
    const box = await composer(canvas)
    await userEvent.type(box, 'Hello?{Enter}')
    const messages = within(await log(canvas))
    await expect(await messages.findByText('Not sent')).toBeVisible()
    await expect(await canvas.findByText(CHAT_TEXT.unknownUser)).toBeVisible()
    refuses = false
    await userEvent.click(messages.getByRole('button', { name: 'Retry' }))
    await messages.findByText('Delivered')
    await waitFor(() => expect(canvas.queryByText(CHAT_TEXT.unknownUser)).toBeNull())
    await expect(box).toHaveFocus()
    refuses = true
    await userEvent.type(box, 'Never mind.{Enter}')
    await userEvent.click(await messages.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(messages.queryByText('Never mind.')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(CHAT_TEXT.unknownUser)).toBeNull())
    await expect(box).toHaveFocus()
  },
}

const away = chatServer({ ...stock, withoutReceipts: true })
export const AMessageIsDeliveredWhenTheOtherSaysSo: Story = {
  parameters: withMina(away),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), 'On its way.{Enter}')
    const messages = within(await log(canvas))
    await waitFor(() => expect(messages.getByText('On its way.')).toBeVisible())
    await waitFor(() => expect(messages.getAllByText('Sent').length).toBeGreaterThan(0))
    await expect(messages.queryByText('Delivered')).toBeNull()
    away.emit('delivered', { with: mina.id, until: '2026-11-20T23:00:00.000Z' })
    await messages.findAllByText('Delivered')
    await expect(messages.queryByText('Sent')).toBeNull()
  },
}

const long = Array.from({ length: 200 }, (_, i) =>
  theirs(`Message ${i + 51}`, '', { time: new Date(Date.UTC(2026, 10, 20, 10, 0, i)).toISOString() }),
)
const before = Array.from({ length: 50 }, (_, i) =>
  theirs(`Message ${i + 1}`, '', { time: new Date(Date.UTC(2026, 10, 20, 9, 0, i)).toISOString() }),
)
const history = chatServer({
  ...stock,
  messages: { [mina.id]: long },
  older: { messages: before, more: false },
})
export const OlderMessagesComeWhenOneScrollsUp: Story = {
  parameters: withMina(history),
  play: async ({ canvas, userEvent }) => {
    const box = await log(canvas)
    await expect(within(box).getByText('Message 250')).toBeVisible()
    await userEvent.click(within(box).getByRole('button', { name: 'Load older messages' }))
    await within(box).findByText('Message 1')
    await expect(history.received('getOlder').map(([, said]) => said)).toEqual([{ with: mina.id, before: long[0]?.id }])
    await expect(within(box).queryByRole('button', { name: 'Load older messages' })).toBeNull()
  },
}

export const StaffSearchForPeople: Story = {
  parameters: over(chatServer({ ...stock, searchResults: [aChatUser({ name: 'Nora Bobbin', online: false })] })),
  play: async ({ canvas, userEvent }) => {
    await person(canvas, /Mina Marlow/)
    const search = await canvas.findByRole('searchbox', { name: 'Search people' })
    await userEvent.type(search, 'otto')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Mina Marlow/ })).toBeNull())
    await person(canvas, /Otto Reel/)
    await userEvent.clear(search)
    await userEvent.type(search, 'nora@whirligig.test')
    await person(canvas, /Nora Bobbin/) // whom the list did not have
    await userEvent.clear(search)
    await userEvent.type(search, 'x')
    await expect(await canvas.findByText('Nobody found.')).toBeVisible()
  },
}

export const MembersHaveNoSearch: Story = {
  parameters: over(
    chatServer({ ...stock, me: { id: aUser()._id, name: 'Mina Marlow' }, users: [aChatUser()], conversations: [] }),
  ),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
  },
  play: async ({ canvas }) => {
    await person(canvas, /Ada Winder is online/)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const NoMessagesYet: Story = {
  parameters: withMina(chatServer({ ...stock, messages: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages found.')).toBeVisible()
  },
}

export const NobodyIsThere: Story = {
  parameters: over(chatServer({ me: ME })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users connected.')).toBeVisible()
  },
}

export const PeopleAreLoading: Story = {
  parameters: over(chatServer({ ...stock, unacknowledgedEvents: ['getUsers'] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading users')
  },
}

export const MessagesAreLoading: Story = {
  parameters: withMina(chatServer({ ...stock, unacknowledgedEvents: ['getMessages'] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading messages')
  },
}

export const NotConnected: Story = {
  parameters: over({ open: unresponsiveSocket }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not connected.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const NotConnectedForGood: Story = {
  parameters: over({ open: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Not connected.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
}
