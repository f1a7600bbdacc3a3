// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { type ProductListQuery, ProductsContainer, type ProductsContainerProps } from '@whirligig/catalogue-admin'
import { RESPONSE_TEXT, type StaffProductPage } from '@whirligig/contract'
import { aStaffProduct, aStaffProductPage, BRANDS, CATEGORIES } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { resourceListStates } from '../../../support/admin-resource-states.ts'
import { initialAtom, withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { forViewport } from '../../../support/for-viewport.ts'
import { searchFor } from '../../../support/with-clock.ts'

const bears = aStaffProduct()
const boat = aStaffProduct({ name: 'Sailing Boat', imageUrl: null, brand: null, inventory: 0 })
const handler = (page: StaffProductPage) => http.get('/api/product', () => HttpResponse.json(page))

const QUERY: ProductListQuery = {
  ...{ brand: '', category: '', stock: '', active: '', sortBy: '' },
  ...{ search: '', page: 1, limit: 10 },
}

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
  title: 'Features/Catalogue Admin/Products/Products',
  tags: ['role:admin', 'role:merchant'],
  component: ProductsContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    query: QUERY,
    onQueryChange: fn(),
    tabHref: ({ stock, active }) => `#/dashboard/product?stock=${stock}&active=${active}`,
    addHref: '#/dashboard/product/add',
    importHref: '#/dashboard/product/import',
    editHref: (id) => `#/dashboard/product/edit/${id}`,
    duplicateHref: (id) => `#/dashboard/product/add?like=${id}`,
    shopHref: (slug) => `#/product/${slug}`,
    showBrands: true,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(
      handler(aStaffProductPage([bears, boat])),
      http.get('/api/brand/list/select', () => HttpResponse.json({ brands: BRANDS })),
      http.get('/api/category', () => HttpResponse.json({ categories: CATEGORIES })),
    )
  },
} satisfies Meta<typeof ProductsContainer>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Parameters<NonNullable<Story['play']>>[0]

const activeSwitch = (name: string) => ({ name: `${name} active` })

export const WithData: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Teddy Bears/ })).toHaveAttribute(
      'href',
      args.editHref(bears._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await expect(canvas.getByText('2 products')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Brand' })).toBeVisible()
  },
}

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

const offToys = [
  aStaffProduct({ name: 'Kite', isActive: false, offReasons: [{ kind: 'by-hand' }] }),
  aStaffProduct({ name: 'Sailing Boat', brand: null, isActive: false, offReasons: [{ kind: 'no-brand' }] }),
  aStaffProduct({ name: 'Drum', offReasons: [{ kind: 'brand', name: 'Bramble & Bear' }] }),
  aStaffProduct({ name: 'Plush Owl', isActive: false, offReasons: [{ kind: 'category', name: 'Soft Toys' }] }),
]

export const SaysWhyProductsAreOff: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(aStaffProductPage(offToys)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Switched off by hand.')
    await expect(canvas.getByText('Its brand was deleted, and it has no other.')).toBeVisible()
    await expect(canvas.getByText('Its brand Bramble & Bear is off.')).toBeVisible()
    await expect(canvas.getByText('Its category Soft Toys is off.')).toBeVisible()
  },
}
export const SaysWhyProductsAreOffOnPhone: Story = { ...forViewport('phone'), ...SaysWhyProductsAreOff }

export const Phone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Teddy Bears/ })).toBeVisible()
  },
}

export const ForMerchant: Story = {
  args: { showBrands: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    await expect(canvas.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
  },
}

/** The menu of a row is in the corner of its card, below the checkbox, and not on a line of its own. */
export const ForMerchantOnPhone: Story = {
  ...forViewport('phone'),
  args: { showBrands: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    const menu = canvas.getByRole('button', { name: 'Actions for Teddy Bears' }).getBoundingClientRect()
    const active = canvas.getByRole('switch', { name: 'Teddy Bears active' }).getBoundingClientRect()
    const checkbox = canvas.getByRole('checkbox', { name: /Teddy Bears/ }).getBoundingClientRect()
    await expect(menu.top).toBeLessThan(active.bottom)
    await expect(menu.left).toBeGreaterThanOrEqual(active.right)
    await expect(menu.top).toBeGreaterThanOrEqual(checkbox.bottom)
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
        return HttpResponse.json(aStaffProductPage(search === 'bear' ? [bears] : [bears, boat]))
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

export const DeactivatesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/product/:id/active', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', activeSwitch('Teddy Bears')))
    const inactiveSwitch = await canvas.findByRole('switch', { ...activeSwitch('Teddy Bears'), busy: true })
    await expect(inactiveSwitch).not.toBeChecked()
    await expect(canvas.getByRole('switch', activeSwitch('Sailing Boat'))).toBeChecked()
  },
}

export const RevertsRejectedToggle: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/product/:id/active', () => HttpResponse.json({ error: 'Not now.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', activeSwitch('Teddy Bears')))
    await screen.findByText('Not now.')
    await waitFor(() => expect(canvas.getByRole('switch', activeSwitch('Teddy Bears'))).toBeChecked())
  },
}

/** Opens the menu of a row and chooses an item. */
async function chooseFromMenu({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const RowMenu: Story = {
  args: { ordersHref: (id) => `#/dashboard/orders/customers?product=${id}` },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
    const hrefs = {
      Edit: args.editHref(boat._id),
      Duplicate: args.duplicateHref(boat._id),
      Orders: args.ordersHref?.(boat._id),
    }
    for (const [name, href] of Object.entries({ ...hrefs, 'View in the shop': args.shopHref(boat.slug) })) {
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('href', href)
    }
  },
}

export const MerchantMenuHasNoOrders: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
    await expect(screen.queryByRole('menuitem', { name: 'Orders' })).toBeNull()
  },
}

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(`/api/product/delete/${boat._id}`, () => {
        msw.use(handler(aStaffProductPage([bears])))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Sailing Boat?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.product.deleted)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sailing Boat/ })).toBeNull())
  },
}

let rejectRequest = () => {}
export const RevertsRejectedDelete: Story = {
  beforeEach: ({ msw }) => {
    const rejected = new Promise<void>((resolve) => {
      rejectRequest = resolve
    })
    msw.use(
      http.delete('/api/product/delete/:id', async () => {
        await rejected
        return HttpResponse.json({ error: 'Not now.' }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sailing Boat/ })).toBeNull())
    rejectRequest()
    await screen.findByText('Not now.')
    await canvas.findByRole('link', { name: /^Sailing Boat/ })
  },
}

const states = resourceListStates({
  noun: 'product',
  plural: 'products',
  emptyHint: 'Add a product to start selling.',
  messages: { updated: RESPONSE_TEXT.product.updated, deleted: RESPONSE_TEXT.product.deleted },
  listHandler: (products) => handler(aStaffProductPage([...products])),
  rows: [bears, boat],
})

export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
export const Deactivated: Story = states.Deactivated
