import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCartItem, aChatUser } from '@whirligig/contract/fixtures'
import { SupportContainer } from '@whirligig/support'
import { delay, http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { chatServer, unresponsiveSocket } from '../../support/chat-server.ts'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import {
  connectedTo,
  connectedToMina,
  findThread,
  incomingMessage,
  last,
  ME,
  mina,
  serverState,
  supportMeta,
  userRow,
} from '../../support/support-story.tsx'
import { waitForFrames } from '../../support/wait-for-frames.ts'
import { searchFor } from '../../support/with-clock.ts'

const meta = {
  ...supportMeta,
  title: 'Features/Support/Support',
  tags: ['role:member'],
  component: SupportContainer,
} satisfies Meta<typeof SupportContainer>

export default meta
type Story = StoryObj<typeof meta>

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
    await expect(within(await findThread(canvas)).getByText('They do, from Monday on.')).toBeVisible()
    await expect(within(await findThread(canvas)).getByRole('link')).toHaveAttribute(
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
    await within(await findThread(canvas)).findByText('They do, from Monday on.')
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
    await findThread(canvas)
    await expect(await userRow(canvas, /Mina Marlow/)).toHaveAttribute('aria-current', 'true')
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
    const thread = await findThread(canvas)
    await expect(within(thread).getByText('Message 250')).toBeVisible()
    await userEvent.click(within(thread).getByRole('button', { name: 'Load older messages' }))
    await within(thread).findByText('Message 1')
    await expect(longServer.received('getOlder').map(([, payload]) => payload)).toEqual([
      { with: mina.id, shared: true, before: newestPage[0]?.id },
    ])
    await expect(within(thread).queryByRole('button', { name: 'Load older messages' })).toBeNull()
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
