// Long because the chat has many states, and each one is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import { CHAT_TEXT, type ChatMessage } from '@whirligig/contract'
import { aCartItem, aChatConversation, aChatMessage, aChatUser, anAdmin, aUser } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { SupportContainer } from '@whirligig/support'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import {
  type ChatServerState,
  chatServer,
  storedSelectedChatAtom,
  unresponsiveSocket,
} from '../../support/chat-server.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { SelectableSupport } from '../../support/selectable-support.tsx'
import { waitForFrames } from '../../support/wait-for-frames.ts'
import { searchFor, withClock } from '../../support/with-clock.ts'

const ADA = anAdmin()
const ME = { id: ADA._id, name: 'Ada Winder' }
const mina = aChatUser({ name: 'Mina Marlow' })
const otto = aChatUser({ name: 'Otto Reel', online: false })
const eve = aChatUser({ name: 'Eve Spool' })

const incomingMessage = (value: string, clock: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({
    from: mina.id,
    to: ME.id,
    value,
    time: `2026-11-20T${clock}:00.000Z`,
    user: { id: mina.id, name: mina.name },
    ...overrides,
  })
const ownMessage = (value: string, clock: string) =>
  incomingMessage(value, clock, { from: ME.id, to: mina.id, user: ME })

const conversation = [
  incomingMessage('Hello! Do the bears come in blue?', '15:04', { time: '2026-11-19T15:04:00.000Z' }),
  incomingMessage('I mean these: https://whirligig.test/#/product/teddy-bears 🧸', '15:05', {
    time: '2026-11-19T15:05:00.000Z',
  }),
  ownMessage('They do, from Monday on.', '15:06'),
  ownMessage('Shall I keep one for you?', '15:06'),
  incomingMessage(
    'Yes please, that would be lovely. It is a present for a friend who has every bear but a blue one.',
    '15:20',
  ),
]
const last = conversation[4] ?? incomingMessage('', '15:20')

const serverState: ChatServerState = {
  me: ME,
  users: [otto, eve, mina],
  conversations: [
    aChatConversation({ with: mina.id, last, unread: 2 }),
    aChatConversation({
      with: otto.id,
      last: incomingMessage('Thank you!', '09:00', { from: otto.id, user: { id: otto.id, name: otto.name } }),
      unread: 0,
    }),
  ],
  messages: { [mina.id]: conversation },
  unread: { [mina.id]: 2 },
}

/** Signs in a staff member, with this chat server and the conversation selected on the last visit. */
const connectedTo = (server: { open: typeof unresponsiveSocket }, selected?: string): Story['parameters'] => ({
  initialAtoms: [
    ...(selected === undefined ? [] : [initialAtom(storedSelectedChatAtom, { user: ME.id, with: selected })]),
    initialAtom(socketFactoryAtom, server.open),
    initialAtom(startSessionAtom, 'token'),
  ],
})
const connectedToMina = (server: { open: typeof unresponsiveSocket }) => connectedTo(server, mina.id)

const meta = {
  title: 'Features/Support/Support',
  tags: ['role:member'],
  component: SupportContainer,
  render: SelectableSupport,
  decorators: [withStoreAndToasts],
  args: {
    selectedUserId: null,
    onSelect: fn(),
    partHref: (part) => `#/support${part ? `?status=${part}` : ''}`,
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

const userRow = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name })
const log = (canvas: Canvas) => canvas.findByRole('log', { name: 'Messages with Mina Marlow' })
const composer = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' })

/** Interrupts the connection until the page says so, which a short interruption does not. */
const loseConnection = (server: ReturnType<typeof chatServer>, canvas: Canvas) =>
  withClock(async (tick) => {
    server.disconnect()
    await tick(0)
    await tick(1000)
    await expect(canvas.queryByText('Not connected.')).toBeNull()
    for (let n = 0; n < 10 && !canvas.queryByText('Not connected.'); n += 1) await tick(500)
  })

export const NoConversationSelected: Story = {
  parameters: connectedTo(chatServer(serverState)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Support' })
    await canvas.findByText('Select chat to start messaging')
    await expect(await userRow(canvas, /Mina Marlow is online.*2 unread/)).toBeVisible()
    await expect(await userRow(canvas, /Otto Reel is offline.*Thank you!/)).toBeVisible()
  },
}

const readServer = chatServer(serverState)
export const MarksConversationAsRead: Story = {
  parameters: connectedTo(readServer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await userRow(canvas, /Mina Marlow/))
    await expect(within(await log(canvas)).getByText('They do, from Monday on.')).toBeVisible()
    await expect(within(await log(canvas)).getByRole('link')).toHaveAttribute(
      'href',
      'https://whirligig.test/#/product/teddy-bears',
    )
    await waitFor(() =>
      expect(readServer.received('read').map(([, payload]) => payload)).toEqual([{ with: mina.id, until: last.id }]),
    )
    await expect(canvas.queryByText('unread')).toBeNull()
    await expect(localStorage.getItem('private_selected_chat')).toContain(mina.id)
  },
}

const hiddenServer = chatServer(serverState)
export const StaysUnreadInHiddenTab: Story = {
  parameters: connectedTo(hiddenServer),
  play: async ({ canvas, userEvent }) => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await userEvent.click(await userRow(canvas, /Mina Marlow/))
    await within(await log(canvas)).findByText('They do, from Monday on.')
    await waitForFrames()
    await expect(hiddenServer.received('read')).toEqual([])
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(hiddenServer.received('read')).toHaveLength(1))
  },
}

export const RestoresSelectedConversation: Story = {
  ...forViewport('desktop', connectedToMina(chatServer(serverState))),
  play: async ({ canvas }) => {
    await log(canvas)
    await expect(await userRow(canvas, /Mina Marlow/)).toHaveAttribute('aria-current', 'true')
  },
}

const sendServer = chatServer(serverState)
export const SendsWithEnter: Story = {
  parameters: connectedToMina(sendServer),
  play: async ({ canvas, userEvent }) => {
    const messageBox = await composer(canvas)
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(messageBox, 'On its way.{Shift>}{Enter}{/Shift}Bye!{Enter}')
    const messages = within(await log(canvas))
    await messages.findByText(/On its way\.\s+Bye!/)
    await messages.findByText('Delivered')
    await expect(messageBox).toHaveValue('')
    await expect(sendServer.received('message')).toHaveLength(1)
    // The typing event repeats while the user types slowly.
    const typing = sendServer.received('typing').map(([, payload]) => payload)
    await expect(typing.at(0)).toEqual({ to: mina.id, isTyping: true })
    await expect(typing.at(-1)).toEqual({ to: mina.id, isTyping: false })
  },
}

export const RejectsBlankMessage: Story = {
  parameters: connectedToMina(chatServer(serverState)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), '   {Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please type message.')
    await userEvent.type(await composer(canvas), 'a')
    await expect(canvas.queryByText('Please type message.')).toBeNull()
  },
}

const receiveServer = chatServer(serverState)
export const ReceivesMessages: Story = {
  ...forViewport('desktop', connectedToMina(receiveServer)),
  play: async ({ canvas }) => {
    const messages = within(await log(canvas))
    receiveServer.emit('typing', { from: mina.id, isTyping: true })
    await canvas.findByText('Mina Marlow is typing…')
    receiveServer.emit('message', incomingMessage('Are you there?', '15:30'))
    await messages.findByText('Are you there?')
    await expect(canvas.queryByText('Mina Marlow is typing…')).toBeNull()
    receiveServer.emit(
      'message',
      incomingMessage('Hello!', '15:31', { from: eve.id, user: { id: eve.id, name: eve.name } }),
    )
    await userRow(canvas, /Eve Spool.*Hello!.*1 unread/)
    receiveServer.emit('disconnectUser', { ...mina, online: false })
    await userRow(canvas, /Mina Marlow is offline/)
  },
}

const unstableServer = chatServer(serverState)
export const SendsQueuedMessagesAfterReconnect: Story = {
  parameters: connectedToMina(unstableServer),
  play: async ({ canvas, userEvent }) => {
    const messages = within(await log(canvas))
    await loseConnection(unstableServer, canvas)
    await expect(canvas.getByText('Not connected.')).toBeVisible()
    await userEvent.type(await composer(canvas), 'One{Enter}Two{Enter}')
    await expect(await messages.findByText('Sending')).toBeInTheDocument()
    await expect(unstableServer.received('message')).toHaveLength(0)
    unstableServer.reconnect()
    await messages.findByText('Delivered')
    await waitFor(() => expect(canvas.queryByText('Not connected.')).toBeNull())
    const payload = unstableServer.received('message').map(([, message]) => message)
    await expect(payload).toMatchObject([{ text: 'One' }, { text: 'Two' }])
    await expect(messages.getAllByText('One')).toHaveLength(1)
  },
}

export const RateLimited: Story = {
  parameters: connectedToMina(chatServer({ ...serverState, rejectMessage: () => ({ error: CHAT_TEXT.tooFast }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), 'And another one{Enter}')
    await expect(await canvas.findByText(CHAT_TEXT.tooFast)).toBeVisible()
    await expect(within(await log(canvas)).getByText('Sending')).toBeInTheDocument()
  },
}

let isRejecting = true
export const RetriesOrDiscardsRejectedMessage: Story = {
  parameters: connectedToMina(
    chatServer({ ...serverState, rejectMessage: () => (isRejecting ? { error: CHAT_TEXT.unknownUser } : undefined) }),
  ),
  play: async ({ canvas, userEvent }) => {
    isRejecting = true
    const messageBox = await composer(canvas)
    await userEvent.type(messageBox, 'Hello?{Enter}')
    const messages = within(await log(canvas))
    await expect(await messages.findByText('Not sent')).toBeVisible()
    await expect(await canvas.findByText(CHAT_TEXT.unknownUser)).toBeVisible()
    isRejecting = false
    await userEvent.click(messages.getByRole('button', { name: 'Retry' }))
    await messages.findByText('Delivered')
    await waitFor(() => expect(canvas.queryByText(CHAT_TEXT.unknownUser)).toBeNull())
    await expect(messageBox).toHaveFocus()
    isRejecting = true
    await userEvent.type(messageBox, 'Never mind.{Enter}')
    await userEvent.click(await messages.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(messages.queryByText('Never mind.')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(CHAT_TEXT.unknownUser)).toBeNull())
    await expect(messageBox).toHaveFocus()
  },
}

const serverWithoutReceipts = chatServer({ ...serverState, withoutReceipts: true })
export const ShowsDeliveryReceipt: Story = {
  parameters: connectedToMina(serverWithoutReceipts),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await composer(canvas), 'On its way.{Enter}')
    const messages = within(await log(canvas))
    await waitFor(() => expect(messages.getByText('On its way.')).toBeVisible())
    await waitFor(() => expect(messages.getAllByText('Sent').length).toBeGreaterThan(0))
    await expect(messages.queryByText('Delivered')).toBeNull()
    serverWithoutReceipts.emit('delivered', { with: mina.id, until: '2026-11-20T23:00:00.000Z' })
    await messages.findAllByText('Delivered')
    await expect(messages.queryByText('Sent')).toBeNull()
  },
}

const newestPage = Array.from({ length: 200 }, (_, i) =>
  incomingMessage(`Message ${i + 51}`, '', { time: new Date(Date.UTC(2026, 10, 20, 10, 0, i)).toISOString() }),
)
const olderPage = Array.from({ length: 50 }, (_, i) =>
  incomingMessage(`Message ${i + 1}`, '', { time: new Date(Date.UTC(2026, 10, 20, 9, 0, i)).toISOString() }),
)
const longServer = chatServer({
  ...serverState,
  messages: { [mina.id]: newestPage },
  older: { messages: olderPage, more: false },
})
export const LoadsOlderMessages: Story = {
  parameters: connectedToMina(longServer),
  play: async ({ canvas, userEvent }) => {
    const messageLog = await log(canvas)
    await expect(within(messageLog).getByText('Message 250')).toBeVisible()
    await userEvent.click(within(messageLog).getByRole('button', { name: 'Load older messages' }))
    await within(messageLog).findByText('Message 1')
    await expect(longServer.received('getOlder').map(([, payload]) => payload)).toEqual([
      { with: mina.id, shared: true, before: newestPage[0]?.id },
    ])
    await expect(within(messageLog).queryByRole('button', { name: 'Load older messages' })).toBeNull()
  },
}

export const StaffSearch: Story = {
  parameters: connectedTo(
    chatServer({ ...serverState, searchResults: [aChatUser({ name: 'Nora Bobbin', online: false })] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userRow(canvas, /Mina Marlow/)
    const search = await canvas.findByRole('searchbox', { name: 'Search people' })
    await searchFor(search, 'otto')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Mina Marlow/ })).toBeNull())
    await userRow(canvas, /Otto Reel/)
    await searchFor(search, 'nora@whirligig.test')
    await userRow(canvas, /Nora Bobbin/) // not in the loaded list
    await userEvent.clear(search)
    await userEvent.type(search, 'x')
    await expect(await canvas.findByText('No people found.')).toBeVisible()
  },
}

/** 'No people found.' appears only after the server has responded. */
export const StaffSearchLoading: Story = {
  parameters: connectedTo(chatServer({ ...serverState, users: [], conversations: [] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No users connected.')
    const search = await canvas.findByRole('searchbox', { name: 'Search people' })
    await userEvent.type(search, 'nor')
    await expect(canvas.queryByText('No people found.')).toBeNull()
    await searchFor(search, 'nora')
    await expect(await canvas.findByText('No people found.')).toBeVisible()
  },
}

const memberServer = (server: Partial<ChatServerState>) =>
  connectedTo(chatServer({ me: { id: aUser()._id, name: 'Mina Marlow' }, ...server }))
const asMember: Story['beforeEach'] = ({ msw }) => {
  msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
}

export const MemberHasNoList: Story = {
  parameters: memberServer({ users: [aChatUser()] }),
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Conversation with Support' })
    await expect(await composer(canvas)).toBeEnabled()
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Back to all conversations' })).toBeNull()
  },
}

export const MemberLoading: Story = {
  parameters: memberServer({ users: [aChatUser()], unacknowledgedEvents: ['getUsers'] }),
  beforeEach: asMember,
  play: () => expectLoading('Loading messages'),
}

export const MemberWithoutStaff: Story = {
  parameters: memberServer({}),
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users connected.')).toBeVisible()
  },
}

const cartServer = chatServer({
  ...serverState,
  me: { id: aUser()._id, name: 'Mina Marlow' },
  users: [aChatUser()],
  conversations: [],
})
/** Staff see the cart of the browser, again after each reconnect. */
export const MemberShowsCart: Story = {
  parameters: connectedTo(cartServer),
  args: { cart: [aCartItem({ quantity: 2 })] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Our team will answer here and can see your cart\.$/)).toBeVisible()
    const sent = ['shareCart', [{ product: aCartItem()._id, quantity: 2 }]]
    await waitFor(() => expect(cartServer.received('shareCart')).toEqual([sent]))
    await loseConnection(cartServer, canvas)
    await expect(canvas.getByText('Not connected.')).toBeVisible()
    cartServer.reconnect()
    await waitFor(() => expect(cartServer.received('shareCart')).toEqual([sent, sent]))
  },
}

const staffCartServer = chatServer(serverState)
/** Staff do not share their own cart. */
export const StaffShowNoCart: Story = {
  parameters: connectedTo(staffCartServer),
  args: { cart: [aCartItem()] },
  play: async ({ canvas }) => {
    await userRow(canvas, /Mina Marlow/)
    await expect(canvas.getByText('Chat with your customers.')).toBeVisible()
    await expect(staffCartServer.received('shareCart')).toEqual([])
  },
}

export const RoleNotKnownYet: Story = {
  parameters: connectedTo(chatServer(serverState)),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Support' })
    const header = within(heading.closest('header') ?? heading)
    await expect(header.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const NoMessages: Story = {
  parameters: connectedToMina(chatServer({ ...serverState, messages: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages found.')).toBeVisible()
  },
}

export const NoUsers: Story = {
  parameters: connectedTo(chatServer({ me: ME })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users connected.')).toBeVisible()
  },
}

export const LoadingUsers: Story = {
  parameters: connectedTo(chatServer({ ...serverState, unacknowledgedEvents: ['getUsers'] })),
  play: () => expectLoading('Loading users'),
}

export const LoadingMessages: Story = {
  parameters: connectedToMina(chatServer({ ...serverState, unacknowledgedEvents: ['getMessages'] })),
  play: () => expectLoading('Loading messages'),
}

export const NotConnected: Story = {
  parameters: connectedTo({ open: unresponsiveSocket }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not connected.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const ConnectionClosed: Story = {
  parameters: connectedTo({ open: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Not connected.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
}
