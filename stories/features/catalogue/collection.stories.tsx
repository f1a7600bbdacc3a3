import type { Meta, StoryObj } from '@storybook/react-vite'
import puzzles from '@whirligig/art/categories/puzzles-and-games.svg'
import noResults from '@whirligig/art/empty/no-results.svg'
import { CollectionContainer, parseProductQuery, serializeProductQuery } from '@whirligig/catalogue'
import { aProductPage } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { productListHandlers } from '../../support/product-list-handlers.ts'

const meta = {
  title: 'Features/Catalogue/Collection',
  component: CollectionContainer,
  decorators: [withStoreAndToasts],
  args: {
    kind: 'brand',
    query: parseProductQuery(new URLSearchParams('brand=gearhart')),
    onChange: fn(),
    getHref: (query) => `#/shop/brand/gearhart?${serializeProductQuery({ ...query, brand: '', category: '' })}`,
    collectionHref: (slug) => `#/shop/brand/${slug}`,
    categoryPicture: () => puzzles,
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(...productListHandlers())
  },
} satisfies Meta<typeof CollectionContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gearhart' })
    await canvas.findByText('1-2 Toys of 2 Toys')
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull()
    const brands = within(canvas.getByRole('navigation', { name: 'Brands' }))
    await expect(brands.getByRole('link', { name: 'Gearhart' })).toHaveAttribute('aria-current', 'page')
    await expect(brands.getByRole('link', { name: 'Cubework' })).toHaveAttribute('href', '#/shop/brand/cubework')
  },
}

export const Category: Story = {
  args: { kind: 'category', query: parseProductQuery(new URLSearchParams('category=puzzles')) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Puzzles' })
    const pictures = [...canvasElement.querySelectorAll('img')].filter((image) => image.getAttribute('src') === puzzles)
    // One for phones and one for wider screens.
    await expect(pictures.filter((picture) => picture.checkVisibility())).toHaveLength(1)
  },
}

export const WaitsForTheName: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Loading' })
    await expect(canvas.queryByRole('link', { name: 'Teddy Bears' })).toBeNull()
  },
}

export const NotFound: Story = {
  args: { query: parseProductQuery(new URLSearchParams('brand=unknown')) },
  play: async ({ canvas }) => {
    await canvas.findByText('No brand found.')
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute('href', '#/shop')
  },
}

/** The brand was deactivated after the names were loaded: its list is empty, and no filter or new toy would help. */
export const GoneMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let isLoaded = false
    msw.use(
      http.get('/api/product/list', () => HttpResponse.json(aProductPage([]))),
      http.get('/api/brand/list', () => {
        if (isLoaded) return HttpResponse.json({ brands: [] })
        isLoaded = true
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No brand found.')
    await expect(canvas.queryByText('No products found.')).toBeNull()
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { level: 1, name: 'Gearhart' })
  },
}
