import type { Meta } from '@storybook/react-vite'
import { EditProductContainer } from '@whirligig/catalogue-admin'
import type { StaffProduct } from '@whirligig/contract'
import { aStaffProduct, BRANDS, CATEGORIES } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { editResourceStory } from './edit-resource-story.tsx'

/** The product that the stories edit. */
export const BEARS = aStaffProduct({ version: 3, categories: CATEGORIES.slice(0, 1).map(({ _id }) => _id) })

/** Handles the request for the product. */
export const productResponse = (product: StaffProduct) =>
  http.get('/api/product/:id', () => HttpResponse.json({ product }))

/** The meta of the stories that edit a product. */
export const editProductStory = {
  component: EditProductContainer,
  ...editResourceStory,
  args: {
    ...editResourceStory.args,
    id: BEARS._id,
    canChooseBrand: true,
    listHref: '#/dashboard/product',
    shopHref: (slug) => `#/product/${slug}`,
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/brand/list/select', () =>
        HttpResponse.json({ brands: BRANDS.map(({ _id, name }) => ({ _id, name })) }),
      ),
      http.get('/api/category', () => HttpResponse.json({ categories: CATEGORIES })),
      productResponse(BEARS),
    )
  },
} satisfies Meta<typeof EditProductContainer>
