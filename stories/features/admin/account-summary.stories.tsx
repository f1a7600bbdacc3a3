import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSummaryContainer } from '@whirligig/admin'
import { aUser, aUserAccount } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { chatServer } from '../../support/chat-server.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { activeSession, signedIn } from '../../support/signed-in.ts'

const account = aUserAccount()
const withNothing = aUserAccount(aUser({ email: null }), {
  orders: { count: 0, latest: [] },
  reviews: { count: 0, latest: [] },
  wishes: { count: 0, latest: [] },
  cart: null,
})

const meta = {
  title: 'Features/Admin/Account Summary',
  tags: ['role:admin'],
  component: AccountSummaryContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: account.user._id,
    links: {
      user: (id) => `#/dashboard/users/${id}`,
      order: (id) => `#/order/${id}`,
      product: (slug) => `#/product/${slug}`,
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => HttpResponse.json(account)))
  },
} satisfies Meta<typeof AccountSummaryContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Orders (12)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Wooden Train' })).toHaveAttribute('href', '#/product/wooden-train')
    await expect(canvas.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
    await expect(canvas.getByText('Total without tax').parentElement).toHaveTextContent('$209.00')
    await expect(canvas.getByRole('link', { name: 'View customer' })).toHaveAttribute(
      'href',
      `#/dashboard/users/${account.user._id}`,
    )
  },
}

const server = chatServer({ me: { id: 'ada', name: 'Ada Winder' } })
/** The shopper changes the cart while staff look at it. */
export const CartChanges: Story = {
  parameters: { initialAtoms: [initialAtom(socketFactoryAtom, server.open), activeSession] },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Cart (2)' })
    const items = [{ name: 'Rubix Cube', slug: 'rubix-cube', quantity: 30, totalPrice: 1800, isAvailable: false }]
    const cart = { updated: '2026-11-20T09:31:00.000Z', items, total: 0 }
    msw.use(http.get('/api/user/:id', () => HttpResponse.json({ ...account, cart })))
    server.emit('cartShared', { _id: 'another-user' })
    await expect(canvas.getByText('Teddy Bears')).toBeVisible()
    server.emit('cartShared', { _id: account.user._id })
    await expect(await canvas.findByRole('heading', { name: 'Cart (1)' })).toBeVisible()
    await expect(canvas.getByText('Not available')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => HttpResponse.json(withNothing)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wishes (0)' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: /Cart/ })).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the customer')).toBeInTheDocument()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(http.get('/api/user/:id', () => HttpResponse.json(account)))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'Orders (12)' })).toBeVisible()
  },
}
