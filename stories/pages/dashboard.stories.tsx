import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { User } from '@whirligig/contract'
import { aBrand, aMerchantUser, anAdmin, aUser } from '@whirligig/contract/fixtures'
import { setHealthCheckAtom } from '@whirligig/core/http'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { createFakeSockets } from '../../core/test/fake-socket.ts'
import { signedInStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { expectCharts } from '../support/expect-charts.ts'
import { openDashboardMenu } from '../support/open-menu.ts'
import { queryPageStates } from '../support/query-page-states.ts'
import { shopHandlers } from '../support/shop-handlers.ts'
import { activeSession } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Account/Dashboard',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

const signedInAs = (user: User): Story['beforeEach'] => {
  const me = http.get('/api/user/me', () => HttpResponse.json({ user }))
  const brands = http.get('/api/brand', () => HttpResponse.json({ brands: [aBrand()] }))
  return ({ msw }) => msw.use(me, brands, ...shopHandlers())
}

function aMerchantWhoIs(isActive: boolean): User {
  const user = aMerchantUser()
  return { ...user, merchant: user.merchant && { ...user.merchant, isActive } }
}

/** Returns the labels of the sidebar in their order. */
async function getMenuLabels({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await openDashboardMenu(userEvent)
  const menu = canvas.getByRole('navigation', { name: 'Account' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
    .join(', ')
}

export const WithData: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
    await canvas.findByDisplayValue('Mina')
    await expect(await getMenuLabels({ canvas, userEvent })).toBe(
      'Account Details, Account Security, Address, Orders, WishList, Support',
    )
  },
}

export const Merchant: Story = {
  beforeEach: signedInAs(aMerchantUser()),
  play: async ({ canvas, userEvent }) => {
    await expect(await getMenuLabels({ canvas, userEvent })).toBe(
      'Account Details, Account Security, Address, Brand, Products, Customer Orders, Orders, WishList, Support',
    )
    await expectCharts(2)
  },
}

export const Admin: Story = {
  beforeEach: signedInAs(anAdmin()),
  play: async ({ canvas, userEvent }) => {
    await expect(await getMenuLabels({ canvas, userEvent })).toBe(
      'Account Details, Account Security, Address, Products, Categories, Brand, Users, Merchants, Subscribers, Customer Orders, Orders, Reviews, Messages, WishList, Support, System',
    )
    await expectCharts(2)
  },
}

export const DisabledMerchant: Story = {
  beforeEach: signedInAs(aMerchantWhoIs(false)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hi, Bruno' })
    await expect(canvas.getByText('Unfortunately it seems your account has been disabled.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Account Details' })).toBeNull()
  },
}

const sockets = createFakeSockets()

/** An admin disables the merchant, whose page is open, and enables them again. */
export const DisabledWhileOpen: Story = {
  args: { path: '/dashboard/orders' },
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  },
  beforeEach: signedInAs(aMerchantUser()),
  play: async ({ canvas, msw }) => {
    const setActive = (isActive: boolean) => {
      msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aMerchantWhoIs(isActive) })))
      sockets.created.at(-1)?.receive('accountChanged', { _id: aMerchantUser()._id })
    }
    await canvas.findByRole('heading', { name: 'Your Orders' })
    await waitFor(() => expect(sockets.created.at(-1)).toBeDefined())
    sockets.created.at(-1)?.simulate('connect')
    setActive(false)
    await canvas.findByText('Unfortunately it seems your account has been disabled.')
    setActive(true)
    await canvas.findByRole('heading', { name: 'Your Orders' })
  },
}

export const HidesSecurityForGoogleAccount: Story = {
  beforeEach: signedInAs(aUser({ provider: 'Google' })),
  args: { path: '/dashboard/security' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '404 Not Found.' })
    await expect(await getMenuLabels({ canvas, userEvent })).toBe('Account Details, Address, Orders, WishList, Support')
  },
}

export const ProfileFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ error: 'No.' }, { status: 500 })),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your account could not be loaded.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(await getMenuLabels({ canvas, userEvent })).toBe('Account Details, Address, Orders, WishList, Support')
  },
}

/** A proxy responds while the server restarts. */
export const RecoversWhenServerIsBack: Story = {
  parameters: {
    initialAtoms: [initialAtom(setHealthCheckAtom, async () => true), activeSession],
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => new HttpResponse('Bad gateway', { status: 502 })),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Your account could not be loaded.')
    await canvas.findByText(/The shop is out of reach/)
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now' }))
    await canvas.findByDisplayValue('Mina')
    await waitFor(() => expect(canvas.queryByText(/The shop is out of reach/)).toBeNull())
  },
}

export const UnknownPath: Story = {
  args: { path: '/dashboard/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '404 Not Found.' })
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/#/dashboard')
    await openDashboardMenu(userEvent)
    await expect(canvas.getByRole('link', { name: 'Account Details' })).toBeVisible()
  },
}

/** Staff have a frame without the header, the cart and the footer of the shop. */
export const UnknownPathForStaff: Story = {
  args: { path: '/dashboard/nowhere' },
  beforeEach: signedInAs(anAdmin()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '404 Not Found.' })
    await expect(canvas.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('link', { name: 'Explore', hidden: true })).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Cart/ })).toBeNull()
  },
}

/** A member opens an admin page by its URL. */
export const PathOfAnotherRole: Story = {
  args: { path: '/dashboard/users' },
  play: UnknownPath.play,
}

const states = queryPageStates({
  endpoint: 'get /user/me',
  errorText: 'Your account could not be loaded.',
  // The sidebar has no such entry until the profile is loaded.
  content: 'Account Security',
  isFrame: true,
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
