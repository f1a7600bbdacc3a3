import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCartItem, aChatUser, aUser } from '@whirligig/contract/fixtures'
import { SupportContainer } from '@whirligig/support'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { type ChatServerState, chatServer } from '../../support/chat-server.ts'
import { expectLoading } from '../../support/expect-list-state.ts'
import { composer, connectedTo, loseConnection, serverState, supportMeta } from '../../support/support-story.tsx'

const meta = {
  ...supportMeta,
  title: 'Features/Support/Member Chat',
  tags: ['role:member'],
  component: SupportContainer,
} satisfies Meta<typeof SupportContainer>

export default meta
type Story = StoryObj<typeof meta>

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
