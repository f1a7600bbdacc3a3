import type { Meta, StoryContext } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import type { ChatMessage } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser, anAdmin } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import type { SupportContainer } from '@whirligig/support'
import { HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import {
  type ChatServerState,
  type chatServer,
  storedSelectedChatAtom,
  type unresponsiveSocket,
} from './chat-server.ts'
import { initialAtom, withStoreAndToasts } from './decorators/with-store.tsx'
import { SelectableSupport } from './selectable-support.tsx'
import { activeSession } from './signed-in.ts'
import { withClock } from './with-clock.ts'

const ADA = anAdmin()
/** The signed-in admin. */
export const ME = { id: ADA._id, name: 'Ada Winder' }
export const mina = aChatUser({ name: 'Mina Marlow' })
const otto = aChatUser({ name: 'Otto Reel', online: false })
export const eve = aChatUser({ name: 'Eve Spool' })

/** A message from Mina to the admin. */
export const incomingMessage = (value: string, clock: string, overrides: Partial<ChatMessage> = {}) =>
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
/** The newest message of the conversation with Mina. */
export const last = conversation[4] ?? incomingMessage('', '15:20')

/** What the chat server knows: Mina waits for an answer, Otto does not, and Eve has never written. */
export const serverState: ChatServerState = {
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
export const connectedTo = (server: { open: typeof unresponsiveSocket }, selected?: string): Meta['parameters'] => ({
  initialAtoms: [
    ...(selected === undefined ? [] : [initialAtom(storedSelectedChatAtom, { user: ME.id, with: selected })]),
    initialAtom(socketFactoryAtom, server.open),
    activeSession,
  ],
})
export const connectedToMina = (server: { open: typeof unresponsiveSocket }) => connectedTo(server, mina.id)

/** The meta of stories of the chat. Storybook reads title and tags from the file of the stories. */
export const supportMeta = {
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

type Canvas = StoryContext['canvas']

export const userRow = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name })
export const findThread = (canvas: Canvas) => canvas.findByRole('region', { name: 'Messages with Mina Marlow' })
export const composer = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' })

/** Interrupts the connection until the page says so, which a short interruption does not. */
export const loseConnection = (server: ReturnType<typeof chatServer>, canvas: Canvas) =>
  withClock(async (tick) => {
    server.disconnect()
    await tick(0)
    await tick(1000)
    await expect(canvas.queryByText('Not connected.')).toBeNull()
    for (let n = 0; n < 10 && !canvas.queryByText('Not connected.'); n += 1) await tick(500)
  })
