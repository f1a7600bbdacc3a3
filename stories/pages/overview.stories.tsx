import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileUpdate, RESPONSE_TEXT, type User } from '@whirligig/contract'
import { aBrand, aMerchantOverview, aMerchantUser, anAdmin, anOrder, anOverview } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { createFakeSockets } from '../../core/test/fake-socket.ts'
import { signedInStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { expectCharts } from '../support/expect-charts.ts'
import { forViewport } from '../support/for-viewport.ts'
import { shopHandlers } from '../support/shop-handlers.ts'
import { activeSession } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Dashboard/Overview',
  tags: ['role:admin', 'role:merchant'],
  ...signedInStory,
  args: { path: '/dashboard' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

const me = (user: User) => http.get('/api/user/me', () => HttpResponse.json({ user }))

const ownBrand = (isActive: boolean) =>
  http.get('/api/brand', () => HttpResponse.json({ brands: [aBrand({ isActive })] }))

/** Above the profile, with links to the pages where an admin acts. */
export const Admin: Story = {
  beforeEach: ({ msw }) => msw.use(me(anAdmin()), ...shopHandlers()),
  play: async ({ canvas }) => {
    const [toy] = anOverview().bestSellers
    const [row] = await canvas.findAllByRole('link', { name: toy?.name })
    await expect(row).toHaveAttribute('href', `/#/dashboard/product/edit/${toy?._id}`)
    await expect(canvas.getByRole('link', { name: 'Applications waiting' })).toHaveAttribute(
      'href',
      '/#/dashboard/merchant?status=waiting',
    )
    await expect(canvas.getByRole('link', { name: 'Reviews waiting' })).toHaveAttribute(
      'href',
      '/#/dashboard/review?status=waiting',
    )
    await expectCharts(2)
  },
}

/** Staff choose below the overview whether mails tell them what is new. */
export const MailsWanted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      me(anAdmin({ staffMails: false })),
      http.put('/api/user', async ({ request }) => {
        const { profile } = ProfileUpdate.parse(await request.json())
        const user = anAdmin({ staffMails: profile.staffMails })
        return HttpResponse.json({ message: RESPONSE_TEXT.profile.updated, user })
      }),
      ...shopHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const mails = await canvas.findByRole('checkbox', { name: 'Mail me when something is new' })
    await expect(mails).not.toBeChecked()
    await userEvent.click(mails)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(RESPONSE_TEXT.profile.updated)
    await expect(mails).toBeChecked()
  },
}

const sockets = createFakeSockets()

/** The menu counts what waits, and counts again when an order arrives. */
export const MenuWithCounts: Story = {
  ...forViewport('desktop', {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  }),
  beforeEach: ({ msw }) => {
    let openOrders = 4
    const waiting = { reviews: 7, applications: 2, messages: 0 }
    msw.use(
      http.get('/api/overview/work', () => HttpResponse.json({ openOrders: openOrders++, waiting })),
      me(anAdmin()),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('link', { name: 'Customer Orders', description: '4 orders to ship' })
    await expect(canvas.getByRole('link', { name: 'Reviews' })).toHaveAccessibleDescription('7 reviews waiting')
    await expect(canvas.getByRole('link', { name: 'Merchants' })).toHaveAccessibleDescription('2 applications waiting')
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAccessibleDescription('')
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await waitFor(() => expect(orders).toHaveAccessibleDescription('5 orders to ship'))
  },
}

export const Merchant: Story = {
  beforeEach: ({ msw }) => {
    const own = http.get('/api/overview', () => HttpResponse.json(aMerchantOverview()))
    msw.use(me(aMerchantUser()), ownBrand(true), own, ...shopHandlers())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Sales per day' })
    await expect(canvas.getByRole('link', { name: 'Low stock' })).toHaveAttribute(
      'href',
      '/#/dashboard/product?stock=low',
    )
    await expect(canvas.queryByText('Applications waiting')).toBeNull()
    await expectCharts(2)
  },
}

/** The overview loads slowly; the profile does not wait for it. */
export const LoadsIndependentlyOfAccount: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      me(anAdmin()),
      http.get('/api/overview', () => delay('infinite')),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ada')).toBeEnabled()
    await expect(canvas.getByText('Loading the overview')).toBeInTheDocument()
  },
}

/** Members neither see nor request the overview: there is no handler for it. */
export const HiddenFromMembers: Story = {
  beforeEach: ({ msw }) => {
    const refused = http.get('/api/overview', () => {
      throw new Error('A member has asked for the overview.')
    })
    msw.use(refused, ...shopHandlers())
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Mina')
    await expect(canvas.queryByRole('heading', { name: 'Overview' })).toBeNull()
  },
}
