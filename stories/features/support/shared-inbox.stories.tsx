import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedAnswersContainer } from '@whirligig/admin'
import { CHAT_TEXT, type ChatMessage, type InboxThread } from '@whirligig/contract'
import { aChatMessage, aChatUser, anAdmin, aSavedAnswerList, aUser } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { SupportContainer } from '@whirligig/support'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type ChatServerState, chatServer, type unresponsiveSocket } from '../../support/chat-server.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { SelectableSupport } from '../../support/selectable-support.tsx'
import { activeSession } from '../../support/signed-in.ts'

const ADA = anAdmin()
const ME = { id: ADA._id, name: 'Ada Winder' }
const eve = aChatUser({ name: 'Eve Spool', isAdmin: true })
const mina = aChatUser({ name: 'Mina Marlow', isAdmin: false })
const otto = aChatUser({ name: 'Otto Reel', isAdmin: false, online: false })
const nora = aChatUser({ name: 'Nora Bobbin', isAdmin: false, online: false })
const person = ({ id, name }: { id: string; name: string }) => ({ id, name })

const write = (from: { id: string; name: string }, to: { id: string }, value: string, clock: string): ChatMessage =>
  aChatMessage({ from: from.id, to: to.id, value, time: `2026-11-20T${clock}:00.000Z`, user: person(from) })

const question = write(mina, eve, 'Do the bears come in blue?', '15:04')
const answer = write(eve, mina, 'They do, from Monday on. Shall I keep one for you?', '15:06')
const reply = write(mina, eve, 'Yes please!', '15:20')
const thanks = write(otto, ME, 'Thank you!', '09:00')

const thread = (user: { id: string; name: string }, last: ChatMessage, state: Partial<InboxThread>): InboxThread => ({
  with: user.id,
  name: user.name,
  last,
  isOpen: false,
  assignedTo: null,
  unread: 0,
  ...state,
})
const serverState: ChatServerState = {
  me: ME,
  users: [otto, eve, mina, nora],
  inbox: [
    thread(mina, reply, { isOpen: true, assignedTo: person(eve), unread: 1 }),
    thread(otto, thanks, { assignedTo: ME }),
  ],
  messages: { [mina.id]: [question, answer, reply], [otto.id]: [thanks] },
  unread: { [mina.id]: 1 },
}

const connectedTo = (server: { open: typeof unresponsiveSocket }) => ({
  initialAtoms: [initialAtom(socketFactoryAtom, server.open), activeSession],
})

const meta = {
  title: 'Features/Support/Shared Inbox',
  tags: ['role:admin'],
  component: SupportContainer,
  render: SelectableSupport,
  decorators: [withStoreAndToasts],
  parameters: connectedTo(chatServer(serverState)),
  args: {
    selectedUserId: null,
    onSelect: fn(),
    onReconnect: fn(),
    partHref: (part) => `#/support${part ? `?status=${part}` : ''}`,
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: ADA })))
  },
} satisfies Meta<typeof SupportContainer>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const list = (canvas: Canvas) => canvas.findByRole('navigation', { name: 'Conversations' })

/** Those who wrote come first, then everyone else for a new chat. */
export const Everyone: Story = {
  play: async ({ canvas }) => {
    const rows = within(await list(canvas))
    await expect(
      await rows.findByRole('button', { name: /Mina Marlow.*1 unread.*Waiting for Eve Spool/ }),
    ).toBeVisible()
    await expect(rows.getByRole('button', { name: /Otto Reel.*Answered, with you/ })).toBeVisible()
    await expect(rows.getByRole('heading', { name: 'New chat' })).toBeVisible()
    await expect(rows.getAllByRole('button').map(({ textContent }) => textContent?.slice(-20))).toHaveLength(4)
    const tabs = within(canvas.getByRole('navigation', { name: 'Which conversations' }))
    await expect(tabs.getByRole('link', { name: 'Open 1' })).toHaveAttribute('href', '#/support?status=open')
  },
}

export const Open: Story = {
  args: { part: 'open' },
  play: async ({ canvas }) => {
    const rows = within(await list(canvas))
    await rows.findByRole('button', { name: /Mina Marlow/ })
    await expect(rows.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /^Open/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const Mine: Story = {
  args: { part: 'mine' },
  play: async ({ canvas }) => {
    const rows = within(await list(canvas))
    await rows.findByRole('button', { name: /Otto Reel/ })
    await expect(rows.getAllByRole('button')).toHaveLength(1)
  },
}

export const NobodyWaits: Story = {
  args: { part: 'open' },
  parameters: connectedTo(chatServer({ ...serverState, inbox: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody waits for an answer.')).toBeVisible()
  },
}

const sharedServer = chatServer(serverState)
/** The thread has what colleagues wrote, aligned like one's own messages, with their names. */
export const ConversationOfColleague: Story = {
  args: { selectedUserId: mina.id },
  ...forViewport('desktop', connectedTo(sharedServer)),
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Messages with Mina Marlow' }))
    await expect(await thread.findByText('They do, from Monday on. Shall I keep one for you?')).toBeVisible()
    await expect(thread.getByText('Eve Spool')).toBeVisible()
    const message = write(eve, mina, 'It is wrapped already.', '15:30')
    sharedServer.emit('inboxMessage', { with: mina.id, message })
    await expect(await thread.findByText('It is wrapped already.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Mina Marlow.*Answered, with Eve Spool/ })).toBeVisible()
    await canvas.findByRole('combobox', { name: 'Who takes care' })
  },
}

const assignServer = chatServer(serverState)
export const Assigns: Story = {
  args: { selectedUserId: mina.id },
  ...forViewport('desktop', connectedTo(assignServer)),
  play: async ({ canvas, userEvent }) => {
    const assignee = await canvas.findByRole('combobox', { name: 'Who takes care' })
    await expect(assignee).toHaveDisplayValue('Assigned to Eve Spool')
    await userEvent.selectOptions(assignee, 'Assigned to you')
    await waitFor(() => expect(assignee).toHaveDisplayValue('Assigned to you'))
    await expect(assignServer.received('changeInbox').map(([, payload]) => payload)).toEqual([
      { with: mina.id, assign: { from: eve.id, to: ME.id } },
    ])
    await canvas.findByRole('button', { name: /Mina Marlow.*Waiting for you/ })
  },
}

export const AssignedMeanwhile: Story = {
  args: { selectedUserId: mina.id },
  parameters: connectedTo(
    chatServer({ ...serverState, rejectInboxChange: () => ({ error: CHAT_TEXT.assignedMeanwhile }) }),
  ),
  play: async ({ canvas, userEvent }) => {
    const assignee = await canvas.findByRole('combobox', { name: 'Who takes care' })
    await userEvent.selectOptions(assignee, 'Assigned to you')
    await screen.findByText('Another admin has just changed this assignment.')
    await expect(assignee).toHaveDisplayValue('Assigned to Eve Spool')
  },
}

/** A prepared text goes into the message, after what has been written, to be read before it is sent. */
export const SavedAnswer: Story = {
  args: {
    selectedUserId: mina.id,
    renderAnswers: (name, insert) => <SavedAnswersContainer name={name} onInsert={insert} />,
  },
  beforeEach: ({ msw }) => msw.use(http.get('/api/saved-answer', () => HttpResponse.json(aSavedAnswerList()))),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'Good morning!')
    await userEvent.click(canvas.getByRole('button', { name: 'Saved answers' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Insert Parcel on its way/ }))
    await expect(message).toHaveValue(
      'Good morning!\n\nHello Mina, your parcel has left us and comes within three working days.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(message).toHaveFocus()
  },
}

/** The conversation is narrower here than on a phone: beside it are the list and the dashboard's menu. */
export const AssigneeOnTablet: Story = {
  args: { selectedUserId: mina.id },
  ...forViewport('tablet', connectedTo(chatServer(serverState))),
  decorators: [(Story) => <div className="max-w-156">{Story()}</div>],
  play: async ({ canvas }) => {
    const assignee = await canvas.findByRole('combobox', { name: 'Who takes care' })
    const button = canvas.getByRole('button', { name: 'Mark as answered' })
    await expect(assignee.offsetWidth).toBeGreaterThan(2 * button.offsetWidth)
  },
}

/** For a thank-you that needs no answer. */
export const MarksAsAnswered: Story = {
  args: { selectedUserId: mina.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as answered' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen' }))
    await canvas.findByRole('button', { name: 'Mark as answered' })
  },
}

/** Wide screens show what is known about the person beside the conversation, others in a drawer. */
export const AboutPerson: Story = {
  args: { selectedUserId: mina.id, renderPerson: () => <p>mina@whirligig.test</p> },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Messages with Mina Marlow' })
    if (matchMedia('(width >= 80rem)').matches) {
      const aside = canvas.getByRole('complementary', { name: 'About Mina Marlow' })
      await expect(aside).toHaveTextContent('mina@whirligig.test')
      return
    }
    await userEvent.click(canvas.getByRole('button', { name: 'About Mina Marlow' }))
    await expect(await screen.findByRole('dialog', { name: 'About Mina Marlow' })).toHaveTextContent(
      'mina@whirligig.test',
    )
  },
}

export const OnPhone: Story = {
  ...forViewport('phone', connectedTo(chatServer(serverState))),
  args: { selectedUserId: mina.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Who takes care' })).toBeVisible()
  },
}

const shopperServer = chatServer({
  ...serverState,
  me: { id: aUser()._id, name: 'Mina Marlow' },
  users: [eve, aChatUser({ name: 'Ada Winder', isAdmin: true, online: false })],
  conversations: [{ with: eve.id, last: reply, unread: 0 }],
  messages: { [eve.id]: [question, answer, reply] },
  unread: {},
  inbox: [],
})
/** Everyone else writes to the shop: one conversation, whichever admin answers. */
export const ForShopper: Story = {
  tags: ['role:member'],
  parameters: connectedTo(shopperServer),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
  },
  play: async ({ canvas, userEvent }) => {
    const thread = within(await canvas.findByRole('region', { name: 'Messages with Support' }))
    await expect(await thread.findByText('Eve Spool')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'When can I come?{Enter}')
    await thread.findByText('When can I come?')
    await expect(shopperServer.received('message')[0]?.[1]).toMatchObject({ to: eve.id, text: 'When can I come?' })
  },
}
