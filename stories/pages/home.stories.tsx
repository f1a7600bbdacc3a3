import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFeaturedProduct, aHome } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Storefront/Home',
  ...appStory,
  args: { path: '/' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Toys For Everyone' })
    await canvas.findByText('$55.00')
    for (const name of ['What are you looking for?', 'Just arrived', 'Loved most', 'What other families say']) {
      await canvas.findByRole('region', { name })
    }
    await expect(canvas.getByRole('link', { name: 'See their toys' })).toHaveAttribute(
      'href',
      '/shop/brand/little-harbour',
    )
  },
}

export const AddsToCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add To Cart Wooden Train' }))
    await canvas.findByRole('button', { name: 'Remove From Cart Wooden Train' })
    await canvas.findByRole('button', { name: 'Cart, 1 toy' })
  },
}

export const EmptyShop: Story = {
  beforeEach: ({ msw }) => {
    const home = aHome({ categories: [], products: [], newest: [], loved: [], brand: null, reviews: [] })
    msw.use(
      http.get('/api/product/featured', () => HttpResponse.json({ products: [] })),
      http.get('/api/home', () => HttpResponse.json(home)),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Fast and free shipping')
    await expect(canvas.queryByText('Just arrived')).toBeNull()
  },
}

export const SectionsFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/home', () => HttpResponse.json({ error: 'x' }, { status: 500 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('$55.00')
    await canvas.findByText('Fast and free shipping')
    await expect(canvas.queryByText('Just arrived')).toBeNull()
  },
}

export const LoadingSections: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/home', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('$55.00')
    await expect(canvas.queryByText('Just arrived')).toBeNull()
  },
}

export const ChangedPriceAndStock: Story = {
  beforeEach: ({ msw }) => {
    const products = [
      aFeaturedProduct({ price: 49, inventory: 0 }),
      aFeaturedProduct({ slug: 'rubix-cube', name: 'Rubix Cube', price: 60, inventory: 2 }),
    ]
    msw.use(http.get('/api/product/featured', () => HttpResponse.json({ products })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('$49.00')
    const [bears, cube, ...others] = within(canvas.getByRole('region', { name: 'Featured toys' })).getAllByRole(
      'article',
    )
    await expect(bears).toHaveTextContent('Out of stock')
    await expect(cube).toHaveTextContent('Only 2 left')
    await expect(others).toEqual([])
  },
}

export const NoFeaturedToys: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/featured', () => HttpResponse.json({ products: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Toys For Everyone' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Featured toys' })).toBeNull())
  },
}

export const LoadingPrices: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/featured', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Teddy Bears' })
    await expect(within(canvas.getByRole('region', { name: 'Featured toys' })).queryByText(/\$/)).toBeNull()
  },
}

export const PricesFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/featured', () => HttpResponse.json({ error: 'x' }, { status: 500 })))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Featured toys' })).not.toHaveAttribute('aria-busy'))
    await canvas.findByRole('link', { name: 'Transformer' })
    await expect(within(canvas.getByRole('region', { name: 'Featured toys' })).queryByText(/\$/)).toBeNull()
  },
}
