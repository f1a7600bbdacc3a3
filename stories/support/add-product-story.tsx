import type { Meta, StoryContext } from '@storybook/react-vite'
import type { AddProductContainer } from '@whirligig/catalogue-admin'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aStaffProduct, BRANDS, CATEGORIES } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** Responds to requests for the brands that a product can have. */
export const brandOptionsResponse = (...brands: readonly { _id: string; name: string }[]) =>
  http.get('/api/brand/list/select', () =>
    HttpResponse.json({ brands: brands.map(({ _id, name }) => ({ _id, name })) }),
  )

/** Called with the form data of each new product; files by their names. */
export const createRequest = fn()

/** Adds a product. */
export const createResponse = http.post('/api/product/add', async ({ request }) => {
  const form = [...(await request.formData())]
  createRequest(Object.fromEntries(form.map(([name, value]) => [name, value instanceof File ? value.name : value])))
  return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.added, product: aStaffProduct() })
})

export const submit = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))

/** The meta of stories that add a product. Storybook reads title and tags from the file of the stories. */
export const addProductMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    canChooseBrand: true,
    listHref: '#/dashboard/product',
    onAdded: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: ({ msw }) => {
    createRequest.mockClear()
    msw.use(
      brandOptionsResponse(...BRANDS),
      http.get('/api/category', () => HttpResponse.json({ categories: CATEGORIES })),
    )
  },
} satisfies Meta<typeof AddProductContainer>
