import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber, TOAST_TEXT } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Order',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: `/order/${ORDER._id}` },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Order Details')
    await expect(await canvas.findByRole('button', { name: 'Cancel Order' })).toBeEnabled()
    await expect(canvas.getByRole('main')).toHaveTextContent(formatOrderNumber(ORDER._id))
  },
}

export const Delivered: Story = {
  beforeEach: ({ msw }) => {
    const products = ORDER.products.map((line) => ({ ...line, status: 'Delivered' as const }))
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...ORDER, status: 'Delivered', products } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back' })
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}

const [bears] = ORDER.products
const cartCheck = (...products: object[]) =>
  http.get('/api/cart/check', () => HttpResponse.json({ products, taxRate: 5 }))

export const BuysAvailableToysAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(cartCheck(aProduct({ _id: bears?.product?._id ?? '', inventory: 60 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy again' }))
    await screen.findByText(TOAST_TEXT.notAllAvailable)
    await screen.findByRole('dialog', { name: 'Shopping Cart' })
    await expect(await screen.findByRole('spinbutton', { name: /Quantity of/ })).toHaveValue('2')
  },
}

export const NothingToBuyAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(cartCheck())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy again' }))
    await screen.findByText(TOAST_TEXT.notAllAvailable)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const RedirectsGuestToLogin: Story = {
  parameters: { initialAtoms: [] },
  play: async () => {
    await expectPage('Login')
    await expect(location.hash).toBe('#/login')
  },
}

const states = queryPageStates({
  endpoint: 'get /order/:id',
  errorText: 'The order could not be loaded.',
  content: 'Purchased Items',
  notFound: 'No order found.',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
