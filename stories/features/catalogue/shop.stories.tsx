// Long because the list has many states, and each one is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { parseProductQuery, ShopContainer, type ShopContainerProps, serializeProductQuery } from '@whirligig/catalogue'
import { aProductPage, TOYS } from '@whirligig/contract/fixtures'
import { Button, WishButton } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { productListHandlers } from '../../support/product-list-handlers.ts'
import { withClock } from '../../support/with-clock.ts'

/** Keeps the query in state, as the URL does in the app. */
function StatefulShop({ query: first, onChange, ...props }: ShopContainerProps) {
  const [query, setQuery] = useState(first)
  return (
    <ShopContainer
      {...props}
      query={query}
      onChange={(next) => {
        setQuery(next)
        onChange(next)
      }}
    />
  )
}

const parseQuery = (search: string) => parseProductQuery(new URLSearchParams(search))
const pageResponse = (page: ReturnType<typeof aProductPage>) =>
  http.get('/api/product/list', () => HttpResponse.json(page))

const meta = {
  title: 'Features/Catalogue/Shop',
  component: ShopContainer,
  decorators: [withStoreAndToasts],
  render: (args) => <StatefulShop {...args} />,
  args: {
    query: parseQuery(''),
    onChange: fn(),
    getHref: (query) => `#/shop?${serializeProductQuery(query)}`,
    title: 'All toys',
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(...productListHandlers())
  },
} satisfies Meta<typeof ShopContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1-10 Toys of 12 Toys')
    await expect(canvas.getByRole('link', { name: 'Teddy Bears' })).toHaveAttribute('href', '#/product/teddy-bears')
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  },
}

export const WithHearts: Story = {
  args: {
    renderAction: ({ name }) => <WishButton name={name} pressed={name === 'Transformer'} onPressedChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: / to your WishList$/ })).toHaveLength(9)
    await expect(canvas.getByRole('button', { name: 'Remove Transformer from your WishList' })).toBeVisible()
  },
}

export const SinglePage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pageResponse(aProductPage(TOYS.slice(0, 3))))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1-3 Toys of 3 Toys')
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  },
}

export const KeepsRowsWhileNextPageLoads: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/list', async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') === '2') await delay('infinite')
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery('page=2'))
    await expect(canvas.getByRole('link', { name: 'Teddy Bears' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Teddy Bears' }).closest('ul')).toHaveAttribute('aria-busy'),
    )
  },
}

export const AnnouncesSortOrder: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('1-10 Toys of 12 Toys')
    await expect(line).toHaveRole('status')
    await expect(line).toHaveTextContent('1-10 Toys of 12 Toys, sorted by Newest First')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'Price Low to High')
    await waitFor(() => expect(line).toHaveTextContent('1-10 Toys of 12 Toys, sorted by Price Low to High'))
  },
}

export const ResetsPageWhenSorted: Story = {
  ...forViewport('desktop'),
  args: { query: parseQuery('page=2') },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('11-12 Toys of 12 Toys')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'Price Low to High')
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery('sort=2'))
  },
}

export const RemovesFilters: Story = {
  args: { query: parseQuery('name=o&brand=gearhart&min=20&max=120&rating=4') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: $20 – $120' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('name=o&brand=gearhart&rating=4'))
    await canvas.findByRole('button', { name: 'Remove filter: Gearhart' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery(''))
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull()
    await canvas.findByText('1-10 Toys of 12 Toys')
  },
}

const openFilters: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Product Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Product Filters' }))
  await drawer.findByRole('link', { name: /^Gearhart/ })
  await drawer.findByRole('button', { name: 'Show 12 toys' })
}

export const FiltersOpen: Story = { ...forViewport('phone'), play: openFilters }

const countsLoading: Story['beforeEach'] = ({ msw }) => {
  msw.use(http.get('/api/product/list/facets', () => delay('infinite')))
}

/** The price is not above the categories and brands, which would move it when they arrive. */
export const FiltersLoading: Story = {
  ...forViewport('phone'),
  beforeEach: countsLoading,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Product Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Product Filters' }))
    await expect(drawer.getByRole('combobox', { name: 'Sort By' })).toBeVisible()
    await drawer.findByRole('button', { name: 'Show 12 toys' })
    await expect(drawer.queryByRole('slider')).toBeNull()
    await expect(drawer.queryByRole('radio')).toBeNull()
  },
}

export const AppliesFiltersImmediately: Story = {
  ...forViewport('phone'),
  play: async (context) => {
    await openFilters(context)
    const { userEvent, args } = context
    const drawer = within(screen.getByRole('dialog'))
    await userEvent.click(await drawer.findByRole('radio', { name: /^4 stars and up/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('rating=4'))
    await drawer.findByRole('button', { name: 'Show 6 toys' })
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: /^Gearhart/ })).toHaveAttribute('href', '#/shop?brand=gearhart&rating=4'),
    )
    await userEvent.selectOptions(await drawer.findByRole('combobox', { name: 'Sort By' }), 'Price Low to High')
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('rating=4&sort=2'))
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('sort=2'))
  },
}

export const FiltersBesideTheList: Story = {
  ...forViewport('desktop'),
  args: { query: parseQuery('category=puzzles&min=50&max=99.99&sort=1') },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    const chosen = await filters.findByRole('link', { name: /^Puzzles/ })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(chosen).toHaveAttribute('href', '#/shop?min=50&max=99.99&sort=1')
    await expect(filters.getByRole('link', { name: 'Under $20 1 toy' })).toHaveAttribute(
      'href',
      '#/shop?category=puzzles&max=19.99&sort=1',
    )
    await expect(filters.getByRole('link', { name: /^\$50–99\.99/ })).toHaveAttribute(
      'href',
      '#/shop?category=puzzles&sort=1',
    )
    await filters.findByRole('slider', { name: 'Lowest price' })
    await expect(canvas.queryByRole('button', { name: 'Product Filters' })).toBeNull()
  },
}

export const CountsLoading: Story = {
  ...forViewport('desktop'),
  beforeEach: countsLoading,
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    await expect(await canvas.findByRole('link', { name: 'Teddy Bears' })).toBeVisible()
    await expect(filters.queryByRole('link')).toBeNull()
  },
}

export const CountsUnavailable: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/facets', () => new HttpResponse(null, { status: 500 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    await expect(await filters.findByRole('link', { name: 'Under $20' })).toHaveAttribute('href', '#/shop?max=19.99')
    await filters.findByRole('slider', { name: 'Lowest price' })
    await userEvent.click(filters.getByRole('radio', { name: '4 stars and up' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery('rating=4'))
  },
}

export const WithCartButtons: Story = {
  args: {
    renderCartButton: ({ inventory }) => (
      <Button size="sm" variant="secondary" fullWidth disabled={inventory === 0}>
        Add To Cart
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Add To Cart' })).toHaveLength(10)
  },
}

export const DebouncesPrice: Story = {
  ...forViewport('phone'),
  play: async (context) => {
    await openFilters(context)
    const { args } = context
    const slider = screen.getByRole('slider', { name: 'Lowest price' })
    slider.focus()
    await withClock(async (tick) => {
      for (const from of ['2', '3', '4']) {
        fireEvent.keyDown(slider, { key: 'ArrowRight' })
        await tick(200)
        await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue(from)
      }
      await expect(args.onChange).not.toHaveBeenCalled()
      await tick(300)
      await expect(args.onChange).toHaveBeenCalledWith(parseQuery('min=4'))
    })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await screen.findByRole('button', { name: 'Show 12 toys' })
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => delay('infinite')))
  },
  play: () => expectLoading('Loading toys'),
}

export const NoResults: Story = {
  args: { query: parseQuery('name=unicorn') },
  beforeEach: ({ msw }) => {
    msw.use(pageResponse(aProductPage([])))
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('No products found.')
    await expect(canvas.getByText('0 products')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery(''))
  },
}

export const OffersSearchesForSingleWords: Story = {
  args: { query: parseQuery('name=purple+bear') },
  beforeEach: ({ msw }) => {
    msw.use(pageResponse(aProductPage([])))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search “bear”' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery('name=bear'))
  },
}

export const PastTheLastPage: Story = {
  args: { query: parseQuery('page=9') },
  beforeEach: ({ msw }) => {
    msw.use(pageResponse(aProductPage([], { currentPage: 9, totalPages: 2, count: 12 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('12 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery(''))
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('1-10 Toys of 12 Toys')
  },
}

/** After a failure, no placeholder suggests that the pictures beside the name are still loading. */
export const CollectionRetriesAfterFailure: Story = {
  args: { query: parseQuery('brand=gearhart'), collection: 'brand', title: 'Gearhart', description: 'Toys that turn.' },
  beforeEach: RetriesAfterFailure.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    const pictures = canvas.getByRole('heading', { level: 1 }).closest('header')?.previousElementSibling
    await expect(pictures).toBeEmptyDOMElement()
    await userEvent.click(retry)
    await waitFor(() => expect(pictures?.querySelectorAll('img')).toHaveLength(2))
    await canvas.findByText('1-2 Toys of 2 Toys')
  },
}
