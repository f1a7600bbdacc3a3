import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductsContainer, type ProductsContainerProps } from '@whirligig/catalogue-admin'
import { aStaffProduct, aStaffProductPage, CATEGORIES } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { forViewport } from '../../../support/for-viewport.ts'
import { BEARS, BOAT, productsMeta, QUERY } from '../../../support/products-story.tsx'
import { searchFor } from '../../../support/with-clock.ts'

/** The list with state that keeps what it shows, as the URL does in the app. */
function StatefulProducts(props: ProductsContainerProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <ProductsContainer
      {...props}
      query={query}
      onQueryChange={(change) => setQuery((last) => ({ ...last, page: 1, ...change }))}
    />
  )
}

const meta = {
  ...productsMeta,
  title: 'Features/Catalogue Admin/Products/Filter Products',
  tags: ['role:admin', 'role:merchant'],
  component: ProductsContainer,
} satisfies Meta<typeof ProductsContainer>

export default meta
type Story = StoryObj<typeof meta>

let requestedQuery = ''
export const FiltersByStock: Story = {
  args: { query: { ...QUERY, stock: 'low', active: 'true', sortBy: 'price-low' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product', ({ request }) => {
        requestedQuery = new URL(request.url).search
        return HttpResponse.json(aStaffProductPage([]))
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Try other filters.')
    await expect(requestedQuery).toBe('?stock=low&active=true&sortBy=price-low&page=1&limit=10')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), CATEGORIES[0]?.name ?? '')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ category: CATEGORIES[0]?.slug })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ limit: 50 })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ brand: '', category: '', stock: '', active: '' })
  },
}

export const FiltersOnPhone: Story = {
  ...forViewport('phone'),
  args: FiltersByStock.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Teddy Bears/ })).toBeVisible()
  },
}

export const LowStock: Story = {
  args: { query: { ...QUERY, stock: 'low' } },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Which products' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Low stock')
    await expect(tabs.getByRole('link', { name: 'Sold out' })).toHaveAttribute(
      'href',
      '#/dashboard/product?stock=out&active=',
    )
  },
}

export const SortsByHeading: Story = {
  ...forViewport('desktop'),
  args: { query: { ...QUERY, sortBy: 'price-low' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText(/, sorted by Price low to high$/i).closest('[role=status]')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sortBy: 'price-high' })
    await userEvent.click(canvas.getByRole('button', { name: 'In stock' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sortBy: 'stock-low' })
  },
}

let exportedQuery = ''
export const ExportsWhatIsListed: Story = {
  args: { query: { ...QUERY, search: 'bear', stock: 'out' } },
  beforeEach: ({ msw }) => {
    exportedQuery = ''
    msw.use(
      http.get('/api/product/export', ({ request }) => {
        exportedQuery = new URL(request.url).search
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(exportedQuery).toBe('?search=bear&stock=out'))
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ManyPages: Story = {
  render: StatefulProducts,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const products = Array.from({ length: 10 }, (_, n) => aStaffProduct({ name: `Toy ${page}-${n}` }))
        return HttpResponse.json({ products, totalPages: 120, currentPage: page, count: 1200 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Toy 1-0/ })
    await userEvent.click(canvas.getByRole('button', { name: '120' }))
    await canvas.findByRole('link', { name: /^Toy 120-9/ })
    await expect(canvas.getByText('1,200 products')).toBeVisible()
  },
}

export const SearchesAfterDebounce: Story = {
  render: StatefulProducts,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        return HttpResponse.json(aStaffProductPage(search === 'bear' ? [BEARS] : [BEARS, BOAT]))
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Sailing Boat/ })
    await searchFor(canvas.getByRole('searchbox', { name: 'Search products' }), 'bear')
    await canvas.findByText('1 product found')
    await expect(canvas.queryByRole('link', { name: /^Sailing Boat/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await canvas.findByRole('link', { name: /^Sailing Boat/ })
  },
}
