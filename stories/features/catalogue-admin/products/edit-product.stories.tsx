import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { EditProductContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT, type StaffProduct } from '@whirligig/contract'
import { aStaffProduct, BRANDS } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { resourceEditStates, slugTakenState } from '../../../support/admin-resource-states.ts'
import { initialAtom, withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { tooLong } from '../../../support/expect-validation-errors.ts'
import { forViewport } from '../../../support/for-viewport.ts'

const bears = aStaffProduct({ version: 3 })
const handler = (product: StaffProduct) => http.get('/api/product/:id', () => HttpResponse.json({ product }))

const meta = {
  title: 'Features/Catalogue Admin/Products/Edit Product',
  tags: ['role:admin', 'role:merchant'],
  component: EditProductContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    id: bears._id,
    canChooseBrand: true,
    listHref: '#/dashboard/product',
    shopHref: (slug) => `#/product/${slug}`,
    onSaved: fn(),
    onDelete: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    emptyPicture: <img src={lost} alt="" width={176} height={176} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/brand/list/select', () =>
        HttpResponse.json({ brands: BRANDS.map(({ _id, name }) => ({ _id, name })) }),
      ),
      handler(bears),
    )
  },
} satisfies Meta<typeof EditProductContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Slug/ })).toHaveValue('teddy-bears')
    await expect(canvas.getByRole('combobox', { name: /^Brand/ })).toHaveDisplayValue('Bramble & Bear')
    await expect(canvas.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
      'href',
      args.shopHref('teddy-bears'),
    )
  },
}

export const Phone: Story = forViewport('phone')

export const ForMerchant: Story = {
  args: { canChooseBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id', async ({ request }) => {
        await expect(await request.json()).not.toHaveProperty('product.brand')
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: bears })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const brand = await canvas.findByRole('textbox', { name: 'Brand' })
    await expect(brand).toHaveValue('Bramble & Bear')
    await expect(brand).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
  },
}

export const Saves: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id', async ({ request }) => {
        const { sku, name, slug, description, taxable, version, inventory, brand } = bears
        // The version and the stock that the user saw, so that the server can detect a conflict.
        await expect(await request.json()).toEqual({
          product: {
            ...{ sku, name, slug, description, taxable, version, inventory },
            brand: brand?._id,
            price: 49.5,
            quantity: 45,
          },
        })
        return HttpResponse.json({
          success: true,
          message: RESPONSE_TEXT.product.updated,
          product: { ...bears, version: 4 },
        })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const price = await canvas.findByRole('textbox', { name: /^Price/ })
    await userEvent.clear(price)
    await userEvent.type(price, '49.5')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '45')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByText(RESPONSE_TEXT.product.changed)).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const slug = await canvas.findByRole('textbox', { name: /^Slug/ })
    await userEvent.clear(slug)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(FORM_TEXT.slug.required)
    await expect(slug).toHaveFocus()
    await userEvent.type(slug, 'teddy/bears')
    await canvas.findByText(FORM_TEXT.slug.characters)
    await userEvent.clear(slug)
    await userEvent.click(slug)
    await userEvent.paste(tooLong(LIMITS.slug))
    await canvas.findByText(FORM_TEXT.slug.long)
  },
}

/** Another user saves another name, price and description first. */
export const EditConflict: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id', () => {
        msw.use(handler({ ...bears, name: 'Two Bears', price: 60, description: 'Two.', version: 4 }))
        return HttpResponse.json({ error: RESPONSE_TEXT.product.changed }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bears')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.product.changed))
    await expect(name).toHaveValue('Bears')
    await expect(args.onSaved).not.toHaveBeenCalled()

    await userEvent.click(await canvas.findByRole('button', { name: 'Load the latest version' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('60'))
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Two.')
    await expect(name).toHaveValue('Bears')
    await expect(name).toHaveAccessibleDescription('Someone else has changed this to “Two Bears”.')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
  },
}

export const SavesAfterConflict: Story = {
  ...EditConflict,
  play: async (context) => {
    await EditConflict.play?.(context)
    const { canvas, userEvent, args, msw } = context
    msw.use(
      http.put('/api/product/:id', async ({ request }) => {
        await expect(await request.json()).toMatchObject({ product: { name: 'Bears', price: 60, version: 4 } })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: bears })
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const DeactivatesWithoutSaving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id/active', () => {
        const product = { ...bears, isActive: false }
        msw.use(handler(product))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' and Co.')
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await expect(await canvas.findByRole('switch', { name: 'Active', busy: false })).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Teddy Bears and Co.')
  },
}

export const ReplacesPicture: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id/image', async ({ request }) => {
        const image = (await request.formData()).get('image')
        await expect(image).toHaveProperty('name', 'bears.png')
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: bears })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const file = new File([new Uint8Array(2000)], 'bears.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Picture'), file)
    const upload = await canvas.findByRole('button', { name: 'Upload picture' })
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(upload)
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await waitFor(() => expect(canvas.queryByText('bears.png')).toBeNull())
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

export const Deletes: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/product/delete/:id', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.deleted }),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this product' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.product.deleted)
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

const states = resourceEditStates('product')

export const NotFound: Story = states.NotFound
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
export const SlugTaken: Story = slugTakenState('product', RESPONSE_TEXT.product.skuOrSlugTaken)
