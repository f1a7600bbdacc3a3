import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
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
