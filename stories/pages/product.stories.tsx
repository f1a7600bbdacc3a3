import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Product',
  ...wholeShopStory,
  args: { path: '/product/teddy-bears' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
    await canvas.findByText('In stock')
  },
}

export const OutOfStock: Story = {
  args: { path: '/product/dinosaur-with-very-long-neck' },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of stock')
    await expect(canvas.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
  },
}

export const BrokenServerOffersRetry: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/item/:slug', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
  },
}

const states = screenStates({
  call: 'get /product/item/:slug',
  failed: 'The toy could not be loaded.',
  filled: 'In stock',
  missing: 'No product found.',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
