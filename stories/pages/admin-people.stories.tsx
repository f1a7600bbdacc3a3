// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type AuditPage,
  formatOrderNumber,
  RESPONSE_TEXT,
  ROLE_ADMIN,
  type User,
  type ViewList,
} from '@whirligig/contract'
import {
  aMerchantPage,
  aMerchantUser,
  aMessagePage,
  anAdmin,
  anAllOrdersPage,
  anOrderPage,
  aReviewPage,
  aSavedView,
  aSavedViewList,
  aSubscriberPage,
  aSystemStatus,
  aUser,
  aUserAccount,
  aUserPage,
  SHOP_ORDERS,
} from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { expectPage } from '../support/expect-page.ts'
import { openDashboardMenu } from '../support/open-menu.ts'
import { ORDER, shopHandlers } from '../support/shop-handlers.ts'

/** What the server says about the changes of a merchant or a review: these statuses, newest first. */
const aHistory = (...statuses: [from: string, to: string][]): AuditPage => ({
  entries: statuses.map(([from, to], index) => ({
    ...{ _id: `${index}`, created: `2026-11-${20 - index}T09:30:00.000Z`, action: 'status', details: { from, to } },
    ...{ actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
  })),
  ...{ totalPages: 1, currentPage: 1, count: statuses.length },
})

/** Request handlers for a signed-in user of this role, including the staff endpoints. */
const withStaffServer =
  (user: User): Meta['beforeEach'] =>
  ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user })),
      http.get('/api/user', () => HttpResponse.json(aUserPage())),
      http.get('/api/user/:id', () => HttpResponse.json(aUserAccount())),
      http.get('/api/audit/user/:id', () => HttpResponse.json(aHistory())),
      http.get('/api/audit/merchant/:id', () =>
        HttpResponse.json(
          aHistory(['Enabled', 'Disabled'], ['Approved', 'Approved'], ['Waiting Approval', 'Approved']),
        ),
      ),
      http.get('/api/audit/review/:id', () => HttpResponse.json(aHistory(['Waiting Approval', 'Rejected']))),
      http.get('/api/merchant', () => HttpResponse.json(aMerchantPage())),
      http.get('/api/merchant/search', () => HttpResponse.json({ merchants: [] })),
      http.post('/api/merchant/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.received('555-010-0199') }),
      ),
      http.get('/api/review', () => HttpResponse.json(aReviewPage())),
      http.get('/api/contact', () => HttpResponse.json(aMessagePage())),
      http.get('/api/newsletter', () => HttpResponse.json(aSubscriberPage())),
      http.get('/api/system', () => HttpResponse.json(aSystemStatus())),
      http.get('/api/order', () => HttpResponse.json(anAllOrdersPage([ORDER]))),
      ...shopHandlers(),
    )
  }

const meta = {
  title: 'Pages/Dashboard/Admin/People',
  tags: ['role:admin'],
  ...appStory,
  parameters: { ...appStory.parameters, initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  beforeEach: withStaffServer(anAdmin()),
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Users: Story = {
  args: { path: '/dashboard/users' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Users' })
    await canvas.findByRole('rowheader', { name: 'Mina Marlow' })
    await openDashboardMenu(userEvent)
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
  },
}

export const UserDetails: Story = {
  args: { path: `/dashboard/users/${aUser()._id}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mina Marlow' })
    await openDashboardMenu(userEvent)
    await expect(canvas.getByRole('link', { name: 'Users', current: 'page' })).toBeVisible()
  },
}

/** An admin who goes through the merchants, one by one, does not have to select the tab again. */
export const ReturnsToTheListOfUsersAsItWas: Story = {
  args: { path: '/dashboard/users?status=member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mina Marlow' }))
    await canvas.findByRole('heading', { level: 1, name: 'Mina Marlow' })
    const back = within(canvas.getByRole('main')).getByRole('link', { name: 'Users' })
    await expect(back).toHaveAttribute('href', '/#/dashboard/users?status=member')
  },
}

export const Merchants: Story = {
  args: { path: '/dashboard/merchant' },
  play: async ({ canvas }) => {
    await canvas.findByText('6 merchants')
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/#/dashboard/merchant/add')
  },
}

export const MerchantHistory: Story = {
  args: { path: '/dashboard/merchant' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Little Harbour' }))
    await expectHistory('Little Harbour', 'History of the merchant', ['Disabled', 'Invitation sent again', 'Approved'])
  },
}

export const RestoresMerchantSearchFromUrl: Story = {
  args: { path: '/dashboard/merchant?search=unknown' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No merchants found.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await canvas.findByText('6 merchants')
    await waitFor(() => expect(location.hash).toBe('#/dashboard/merchant'))
  },
}

export const AddsMerchant: Story = {
  args: { path: '/dashboard/merchant/add' },
  play: async ({ canvas, userEvent }) => {
    const type = async (label: RegExp, text: string) => userEvent.type(await canvas.findByLabelText(label), text)
    await type(/^Name/, 'Bruno Bramble')
    await type(/^Email/, 'bruno@whirligig.test')
    await type(/^Phone Number/, '555-010-0199')
    await type(/^Brand/, 'Bramble & Bear')
    await type(/^Business/, 'We sew bears.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await screen.findByText('We received your request! we will reach you on your phone number 555-010-0199!')
    await canvas.findByRole('heading', { level: 1, name: 'Merchants' })
  },
}

export const CancelsAddingMerchant: Story = {
  args: { path: '/dashboard/merchant/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('heading', { level: 1, name: 'Merchants' })
  },
}

export const Reviews: Story = {
  args: { path: '/dashboard/review' },
  play: async ({ canvas }) => {
    await expectPage('Reviews')
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3)
  },
}

export const ReviewHistory: Story = {
  args: { path: '/dashboard/review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy cheap watches' }))
    await expectHistory('Buy cheap watches', 'History of the review', ['Rejected'])
  },
}

/** Expects these changes in the open drawer, newest first. */
async function expectHistory(drawer: string, name: string, titles: string[]): Promise<void> {
  const history = await within(await screen.findByRole('dialog', { name: drawer })).findByRole('list', { name })
  const items = within(history).getAllByRole('listitem')
  await expect(items.map(({ textContent }) => textContent)).toEqual(
    titles.map((title) => expect.stringMatching(new RegExp(`^${title}.*Ada Winder`))),
  )
}

/** A story of a list whose saved views are open; the one that is shown is marked. */
const viewsStory = (list: ViewList, path: string): Story => ({
  args: { path: `${path}?status=waiting` },
  beforeEach: ({ msw }) => {
    const views = [
      aSavedView({ list, name: 'Waiting', query: 'status=waiting' }),
      aSavedView({ _id: 'other', list: 'orders' }),
    ]
    msw.use(http.get('/api/saved-view', () => HttpResponse.json(aSavedViewList(views))))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: 'Shown now: Waiting' })).toHaveAttribute(
      'href',
      `/#${path}?status=waiting`,
    )
    await expect(screen.queryByRole('menuitem', { name: 'Oldest to ship' })).toBeNull()
  },
})

export const ViewsOfReviews = viewsStory('reviews', '/dashboard/review')
export const ViewsOfMerchants = viewsStory('merchants', '/dashboard/merchant')
export const ViewsOfUsers = viewsStory('users', '/dashboard/users')

export const Messages: Story = {
  args: { path: '/dashboard/messages' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Messages' })
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Open 1' })).toHaveAttribute(
      'href',
      '/#/dashboard/messages?status=open',
    )
  },
}

export const Subscribers: Story = {
  args: { path: '/dashboard/subscribers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscribers' })
    await expect(await canvas.findByRole('rowheader', { name: 'mina@whirligig.test' })).toBeVisible()
  },
}

export const System: Story = {
  args: { path: '/dashboard/system' },
  play: async ({ canvas }) => {
    await expectPage('System')
    await canvas.findByText('All mails are sent.')
    await expect(canvas.queryByRole('button', { name: 'Retry all' })).toBeNull()
  },
}

export const CustomerOrders: Story = {
  args: { path: '/dashboard/orders/customers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Customer Orders' })
    await canvas.findByRole('link', { name: formatOrderNumber(ORDER._id) })
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/#/dashboard/orders')
  },
}

const LISTED = SHOP_ORDERS.slice(0, 3)
/** The focus stays on the button, so that staff go through the list with Enter. */
/** The invoice has the number, too. */
const OUTSIDE_INVOICE = { ignore: '[aria-label=Invoice] *' }
export const NextCustomerOrder: Story = {
  args: { path: '/dashboard/orders/customers' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order', () => HttpResponse.json({ ...anAllOrdersPage(), ...anOrderPage(LISTED) })),
      http.get('/api/order/:id', ({ params }) => {
        const order = LISTED.find(({ _id }) => _id === params.id)
        return HttpResponse.json({ order: { ...order, isOwn: false } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = LISTED.map(({ _id }) => formatOrderNumber(_id))
    await userEvent.click(await canvas.findByRole('link', { name: String(first) }))
    await expect(await canvas.findByText('1 of 3 in the list')).toBeVisible()
    const previous = canvas.getByRole('button', { name: 'Previous order' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }))
    await expect(await canvas.findByText(String(second), OUTSIDE_INVOICE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(String(third), OUTSIDE_INVOICE)).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next order' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('3 of 3 in the list')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous order' })).not.toHaveAttribute('aria-disabled')
  },
}

export const OwnOrders: Story = {
  args: { path: '/dashboard/orders' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your Orders' })
    const customers = await within(canvas.getByRole('main')).findByRole('link', { name: 'Customer Orders' })
    await expect(customers).toHaveAttribute('href', '/#/dashboard/orders/customers')
  },
}

export const CustomerOrder: Story = {
  args: { path: `/order/${ORDER._id}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...ORDER, isOwn: false } })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toHaveValue('Not processed')
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
    await canvas.findByRole('heading', { name: 'History' })
  },
}

const ADMIN_PATHS = [
  ...[
    'system',
    'users',
    'users/1',
    'merchant',
    'merchant/add',
    'review',
    'orders/customers',
    'messages',
    'subscribers',
  ],
]

/** Expects every admin path to render the 404 page. */
const expectNotFoundPages: Story['play'] = async ({ canvas }) => {
  for (const path of ADMIN_PATHS) {
    location.hash = `#/dashboard/orders`
    await canvas.findByRole('heading', { level: 1, name: 'Your Orders' })
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).not.toContain('/#/dashboard/orders/customers')
    location.hash = `#/dashboard/${path}`
    await canvas.findByRole('heading', { level: 1, name: '404 Not Found.' })
  }
}

export const HiddenFromMembers: Story = {
  args: { path: '/dashboard/orders' },
  beforeEach: withStaffServer(aUser()),
  play: expectNotFoundPages,
}

export const HiddenFromMerchants: Story = {
  args: { path: '/dashboard/orders' },
  beforeEach: withStaffServer(aMerchantUser()),
  play: expectNotFoundPages,
}

export const MemberCannotChangeOrderStatus: Story = {
  args: { path: `/order/${ORDER._id}` },
  beforeEach: withStaffServer(aUser()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await canvas.findByRole('button', { name: 'Change' })
    await expect(canvas.queryByRole('combobox', { name: 'Status of Teddy Bears' })).toBeNull()
  },
}
