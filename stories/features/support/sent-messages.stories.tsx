import type { Meta, StoryObj } from '@storybook/react-vite'
import { CHAT_TEXT } from '@whirligig/contract'
import { SupportContainer } from '@whirligig/support'
import { expect, waitFor, within } from 'storybook/test'
import { chatServer } from '../../support/chat-server.ts'
import { forViewport } from '../../support/for-viewport.ts'
import {
  composer,
  connectedToMina,
  eve,
  findThread,
  incomingMessage,
  loseConnection,
  mina,
  serverState,
  supportMeta,
  userRow,
} from '../../support/support-story.tsx'

const meta = {
  ...supportMeta,
  title: 'Features/Support/Sent Messages',
  tags: ['role:member'],
  component: SupportContainer,
} satisfies Meta<typeof SupportContainer>

export default meta
type Story = StoryObj<typeof meta>

const sendServer = chatServer(serverState)
export const SendsWithEnter: Story = {
  parameters: connectedToMina(sendServer),
  play: async ({ canvas, userEvent }) => {
    const messageBox = await composer(canvas)
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(messageBox, 'On its way.{Shift>}{Enter}{/Shift}Bye!{Enter}')
    const messages = within(await findThread(canvas))
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
    const messages = within(await findThread(canvas))
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
    const messages = within(await findThread(canvas))
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
    await expect(within(await findThread(canvas)).getByText('Sending')).toBeInTheDocument()
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
    const messages = within(await findThread(canvas))
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
    const messages = within(await findThread(canvas))
    await waitFor(() => expect(messages.getByText('On its way.')).toBeVisible())
    await waitFor(() => expect(messages.getAllByText('Sent').length).toBeGreaterThan(0))
    await expect(messages.queryByText('Delivered')).toBeNull()
    serverWithoutReceipts.emit('delivered', { with: mina.id, until: '2026-11-20T23:00:00.000Z' })
    await messages.findAllByText('Delivered')
    await expect(messages.queryByText('Sent')).toBeNull()
  },
}
