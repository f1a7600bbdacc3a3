import type { Meta, StoryObj } from '@storybook/react-vite'
import { CHAT_TEXT, TOAST_TEXT } from '@whirligig/contract'
import { aChatConversation, aChatMessage, aChatUser, anAdmin, aUser, aUserAccount } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { chatServer, storedUnsentMessageAtom, unresponsiveSocket } from '../support/chat-server.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'
import { openDashboardMenu } from '../support/open-menu.ts'
import { activeSession } from '../support/signed-in.ts'

const ada = aChatUser()
const me = { id: aUser()._id, name: 'Mina Marlow' }
const asked = aChatMessage({ time: '2026-11-20T15:00:00.000Z' })
const { last } = aChatConversation()

/** Creates a chat server on which Ada has replied to Mina. */
const createAnsweredServer = () =>
  chatServer({
    me,
    users: [ada],
    conversations: [aChatConversation()],
    messages: { [ada.id]: [asked, last] },
    unread: { [ada.id]: 1 },
  })

/** Creates a chat server on which Mina has asked and Ada is signed in. */
const createAskedServer = () =>
  chatServer({
    me: { id: ada.id, name: ada.name },
    users: [aChatUser({ name: me.name })],
    conversations: [aChatConversation({ with: me.id, last: asked })],
    messages: { [me.id]: [asked] },
    unread: { [me.id]: 1 },
  })
const serverAtoms = (server: { open: typeof unresponsiveSocket }) => [
  initialAtom(socketFactoryAtom, server.open),
  activeSession,
]

const meta = {
  title: 'Pages/Support/Support',
  tags: ['role:member'],
  ...appStory,
  parameters: { ...appStory.parameters, initialAtoms: serverAtoms(createAnsweredServer()) },
  args: { path: '/support' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Support')
    await canvas.findByRole('region', { name: 'Messages with Support' })
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled()
  },
}

export const PhoneShowsOnePaneToStaff: Story = {
  tags: ['role:admin'],
  ...forViewport('phone', { initialAtoms: serverAtoms(createAnsweredServer()) }),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin({ _id: me.id }) })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ada Winder is online/ }))
    await canvas.findByRole('region', { name: /^Messages with / })
    const back = canvas.getByRole('button', { name: 'Back to all conversations', hidden: true })
    if (back.offsetParent === null) return // The canvas is wider than a phone.
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBeNull()
    await userEvent.click(back)
    await canvas.findByRole('navigation', { name: 'Conversations' })
  },
}

export const DashboardShowsUnreadCount: Story = {
  args: { path: '/dashboard' },
  parameters: { initialAtoms: serverAtoms(createAnsweredServer()) },
  play: async ({ canvas, userEvent }) => {
    await openDashboardMenu(userEvent)
    await canvas.findByRole('link', { name: 'Support 1 unread messages' })
    await canvas.findByRole('button', { name: 'Account of Mina 1 unread messages', hidden: true })
    await canvas.findByDisplayValue('Mina')
  },
}

export const StaffSeeUnreadInTitle: Story = {
  tags: ['role:admin'],
  parameters: { initialAtoms: serverAtoms(createAskedServer()) },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })),
      http.get('/api/user/:id', () => HttpResponse.json(aUserAccount())),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.title).toBe('(1) Support · Whirligig'))
    await userEvent.click(await canvas.findByRole('button', { name: /Mina Marlow is online/ }))
    await waitFor(() => expect(document.title).toBe('Support · Whirligig'))
    await canvas.findByRole('link', { name: 'View customer', hidden: true }) // beside the conversation on wide screens
  },
}

const manyUnread = () =>
  serverAtoms(
    chatServer({
      me,
      users: [ada],
      conversations: [aChatConversation()],
      messages: { [ada.id]: [asked, last] },
      unread: { [ada.id]: 120 },
    }),
  )

/** Expects that no count of unread messages overlaps an icon. */
const expectUncoveredIcons: Story['play'] = async ({ canvas, userEvent }) => {
  await openDashboardMenu(userEvent)
  await canvas.findByRole('link', { name: 'Support 99+ unread messages' })
  await canvas.findByRole('button', { name: 'Account of Mina 99+ unread messages', hidden: true })
  const toRect = (element: Element) => element.getBoundingClientRect()
  const icons = [...document.querySelectorAll('header svg, aside svg')].map(toRect).filter(({ width }) => width > 0)
  const badges = canvas
    .getAllByText(
      (_text, element) => element?.matches('.rounded-full') === true && /^99\+ unread/.test(element.textContent),
    )
    .map(toRect)
    .filter(({ width }) => width > 0)
  await expect(badges.length).toBeGreaterThan(1)
  for (const badge of badges)
    for (const icon of icons)
      await expect(
        badge.right <= icon.left || icon.right <= badge.left || badge.bottom <= icon.top || icon.bottom <= badge.top,
      ).toBe(true)
}

export const UnreadCountsCoverNoIcon: Story = {
  args: { path: '/dashboard' },
  ...forViewport('desktop', { initialAtoms: manyUnread() }),
  play: expectUncoveredIcons,
}

export const UnreadCountsCoverNoIconOnPhone: Story = {
  args: { path: '/dashboard' },
  ...forViewport('phone', { initialAtoms: manyUnread() }),
  play: expectUncoveredIcons,
}

export const NotConnected: Story = {
  parameters: { initialAtoms: serverAtoms({ open: unresponsiveSocket }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not connected.')).toBeVisible()
  },
}

export const RedirectsGuestToLogin: Story = {
  parameters: { initialAtoms: [] },
  play: async () => {
    await expectPage('Login')
    await expect(location.hash).toBe('#/login')
  },
}

const unsent = { user: me.id, clientId: 'unsent', to: ada.id, text: 'Hello?', time: '2026-11-20T15:00:00.000Z' }
export const SignOutConfirmsUnsentMessages: Story = {
  args: { path: '/brands' },
  ...forViewport('desktop', {
    initialAtoms: [initialAtom(storedUnsentMessageAtom, unsent), ...serverAtoms({ open: unresponsiveSocket })],
  }),
  play: async ({ canvas, userEvent }) => {
    const signOut = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Account of Mina' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
      const dialog = await screen.findByRole('alertdialog', { name: CHAT_TEXT.unsent.title })
      await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull()) // It animates out.
      return dialog
    }
    const waits = () => localStorage.getItem(`private_chat_${me.id}_unsent`) !== null
    // Unsent messages survive a navigation.
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact Us' }))
    await canvas.findByRole('heading', { level: 1, name: 'Contact Information' })
    const question = await signOut()
    await expect(question).toHaveAccessibleDescription(CHAT_TEXT.unsent.text)
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account of Mina' })).toHaveFocus())
    await expect(waits()).toBe(true)
    await userEvent.click(within(await signOut()).getByRole('button', { name: 'Sign Out' }))
    await screen.findByText(TOAST_TEXT.signedOut)
    await expect(waits()).toBe(false)
  },
}
