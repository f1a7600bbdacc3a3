import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Storefront/Product',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  args: { path: '/product/teddy-bears' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

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

export const Missing: Story = {
  args: { path: '/product/no-such-toy' },
  play: async ({ canvas }) => {
    await canvas.findByText('No product found.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/item/:slug', async () => {
        await delay('infinite')
      }),
    )
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
