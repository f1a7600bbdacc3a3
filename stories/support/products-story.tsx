import type { Meta } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import type { ProductListQuery, ProductsContainer } from '@whirligig/catalogue-admin'
import type { StaffProductPage } from '@whirligig/contract'
import { aStaffProduct, aStaffProductPage, BRANDS, CATEGORIES } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

export const BEARS = aStaffProduct()
export const BOAT = aStaffProduct({ name: 'Sailing Boat', imageUrl: null, brand: null, inventory: 0 })

/** Responds to requests for the list with these products. */
export const productsResponse = (page: StaffProductPage) => http.get('/api/product', () => HttpResponse.json(page))

export const QUERY: ProductListQuery = {
  ...{ brand: '', category: '', stock: '', active: '', sortBy: '' },
  ...{ search: '', page: 1, limit: 10 },
}

/** The meta of stories that show the products of the shop. Storybook reads title and tags from the file of the stories. */
export const productsMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
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
      productsResponse(aStaffProductPage([BEARS, BOAT])),
      http.get('/api/brand/list/select', () => HttpResponse.json({ brands: BRANDS })),
      http.get('/api/category', () => HttpResponse.json({ categories: CATEGORIES })),
    )
  },
} satisfies Meta<typeof ProductsContainer>
