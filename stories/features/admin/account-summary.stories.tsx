import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSummaryContainer } from '@whirligig/admin'
import { aUser, aUserAccount } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const account = aUserAccount()
const withNothing = aUserAccount(aUser({ email: null }), {
  orders: { count: 0, latest: [] },
  reviews: { count: 0, latest: [] },
  wishes: { count: 0, latest: [] },
})

const meta = {
  title: 'Features/Admin/Account Summary',
  tags: ['role:admin'],
  component: AccountSummaryContainer,
  decorators: [withStoreAndToasts],
  parameters: {
    initialAtoms: [initialAtom(startSessionAtom, 'token')],
  },
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
    await expect(canvas.getByRole('link', { name: 'Original Whirligig' })).toHaveAttribute(
      'href',
      '#/product/original-whirligig',
    )
    await expect(canvas.getByRole('link', { name: 'View customer' })).toHaveAttribute(
      'href',
      `#/dashboard/users/${account.user._id}`,
    )
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/:id', () => HttpResponse.json(withNothing)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wishes (0)' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
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
