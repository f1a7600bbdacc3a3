import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountContainer, type AccountContainerProps, HistoryContainer } from '@whirligig/admin'
import lost from '@whirligig/art/empty/lost.svg'
import { type AuditEntry, RESPONSE_TEXT, ROLE_ADMIN, type UserAccount } from '@whirligig/contract'
import { aMerchantUser, anAdmin, aUser, aUserAccount } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

const entry = (id: string, overrides: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: id, created: '2026-11-19T09:00:00.000Z', action: 'status', details: {} },
  ...{ actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
  ...overrides,
})
const ENTRIES = [
  entry('signed-out', { action: 'signed-out' }),
  entry('enabled', { details: { from: 'Disabled', to: 'Active' } }),
]

/** Handlers for an account, which the requests change. */
function createHandlers(account: UserAccount, entries: readonly AuditEntry[] = ENTRIES, me = anAdmin()) {
  let current = account
  return [
    http.get('/api/user/me', () => HttpResponse.json({ user: me })),
    http.get('/api/user/:id', () => HttpResponse.json(current)),
    http.get('/api/audit/user/:id', () =>
      HttpResponse.json({ entries, totalPages: 1, currentPage: 1, count: entries.length }),
    ),
    http.put<{ id: string }, { user: { isActive: boolean } }>('/api/user/:id/active', async ({ request }) => {
      const { isActive } = (await request.json()).user
      const sessions = isActive ? current.sessions : { count: 0, lastUsed: null }
      current = { ...current, sessions, user: { ...current.user, isDisabled: !isActive } }
      const { enabled, disabled } = RESPONSE_TEXT.user
      return HttpResponse.json({ success: true, message: isActive ? enabled : disabled })
    }),
    http.delete('/api/user/:id/sessions', () => {
      current = { ...current, sessions: { count: 0, lastUsed: null } }
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.user.signedOut })
    }),
  ]
}

function AccountWithTabs(args: AccountContainerProps) {
  const [tab, setTab] = useState(args.tab)
  const onTabChange: typeof setTab = (next) => {
    setTab(next)
    if (typeof next === 'string') args.onTabChange(next)
  }
  return <AccountContainer {...args} tab={tab} onTabChange={onTabChange} />
}

const meta = {
  title: 'Features/Admin/Account',
  tags: ['role:admin'],
  component: AccountContainer,
  render: (args) => <AccountWithTabs {...args} />,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: aUser()._id,
    tab: 'orders',
    onTabChange: fn(),
    links: {
      users: '#/dashboard/users',
      order: (id) => `#/order/${id}`,
      chat: (id) => `#/support?with=${id}`,
      orders: (id) => `#/dashboard/orders/customers?customer=${id}`,
      product: (slug) => `#/product/${slug}`,
      merchant: (name) => `#/dashboard/merchant?search=${name}`,
    },
    history: <HistoryContainer entity="user" id={aUser()._id} />,
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(aUserAccount()))
  },
} satisfies Meta<typeof AccountContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mina Marlow' })
    await expect(canvas.getByText('The latest 2 of 12 orders.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      `#/support?with=${aUser()._id}`,
    )
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      `#/dashboard/orders/customers?customer=${aUser()._id}`,
    )
  },
}

export const Reviews: Story = {
  args: { tab: 'reviews' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: /^Reviews/ })).toHaveTextContent('Loved to pieces')
  },
}

export const Wishes: Story = {
  args: { tab: 'wishes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveAccessibleName(/^Wishes/)
  },
}

/** The history is only requested when its tab is selected. */
export const ShowsTheHistory: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'History' }))
    await expect(await canvas.findByText('Signed out everywhere')).toBeVisible()
    await expect(canvas.queryByText('The latest 2 of 12 orders.')).toBeNull()
    await expect(args.onTabChange).toHaveBeenCalledWith('history')
  },
}

export const Phone: Story = { ...Member, ...forViewport('phone') }

export const Merchant: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(aUserAccount(aMerchantUser())))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bruno Bramble' })).toBeVisible()
  },
}

export const NewAccount: Story = {
  beforeEach: ({ msw }) => {
    const none = { count: 0, latest: [] }
    const account = { sessions: { count: 0, lastUsed: null }, orders: none, reviews: none }
    msw.use(...createHandlers(aUserAccount(aUser({ email: null, provider: 'Facebook' }), account), []))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No orders yet.')
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
    await canvas.findByText('Staff have changed nothing yet.')
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  },
}

export const OwnAccount: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(aUserAccount(anAdmin()), ENTRIES, anAdmin()))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This is your own account.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Disables: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }))
    await screen.findByRole('alertdialog', { name: 'Disable Mina Marlow?' })
    await screen.findByText(/its 2 sessions end at once/)
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }))
    await screen.findByText(RESPONSE_TEXT.user.disabled)
    await canvas.findByText('This account is disabled and cannot sign in.')
    await canvas.findByRole('button', { name: 'Enable' })
  },
}

export const DisablesWithOneSession: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers({ ...aUserAccount(), sessions: { count: 1, lastUsed: '2026-11-20T09:00:00.000Z' } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }))
    await screen.findByText(/its 1 session ends at once/)
  },
}

export const LastAdminStays: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/user/:id/active', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.user.lastAdmin }, { status: 400 }),
      ),
      ...createHandlers(aUserAccount(anAdmin()), ENTRIES, anAdmin({ firstName: 'Otto' })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }))
    await screen.findByText(RESPONSE_TEXT.user.lastAdmin)
    await expect(canvas.queryByRole('button', { name: 'Enable' })).toBeNull()
  },
}

export const Enables: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(aUserAccount(aUser({ isDisabled: true }))))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable' }))
    await screen.findByText(RESPONSE_TEXT.user.enabled)
    await canvas.findByRole('button', { name: 'Disable' })
  },
}

export const SignsOutEverywhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await screen.findByText(RESPONSE_TEXT.user.signedOut)
    await canvas.findByText('Not signed in')
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    const { missing } = RESPONSE_TEXT.user
    msw.use(http.get('/api/user/:id', () => HttpResponse.json({ message: missing }, { status: 404 })))
  },
  play: ({ args }) =>
    expectEmptyState(RESPONSE_TEXT.user.missing, 'The account may have been deleted.', {
      ...{ name: 'All users', href: args.links.users },
    }),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the user'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/:id', () => HttpResponse.error(), { once: true }),
      ...createHandlers(aUserAccount()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: 'Mina Marlow' })
  },
}
