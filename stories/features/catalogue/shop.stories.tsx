import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopContainer } from '@whirligig/catalogue'
import { aProductPage, TOYS } from '@whirligig/contract/fixtures'
import { Button, WishButton } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { parseQuery, shopMeta } from '../../support/shop-story.tsx'

const pageResponse = (page: ReturnType<typeof aProductPage>) =>
  http.get('/api/product/list', () => HttpResponse.json(page))

const meta = {
  ...shopMeta,
  title: 'Features/Catalogue/Shop',
  component: ShopContainer,
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
