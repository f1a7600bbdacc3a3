import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddProductContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { aStaffProduct, BRANDS } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../../support/expect-validation-errors.ts'
import { forViewport } from '../../../support/for-viewport.ts'

const [hug, bolt] = BRANDS
const brands = (...choices: readonly { _id: string; name: string }[]) =>
  http.get('/api/brand/list/select', () =>
    HttpResponse.json({ brands: choices.map(({ _id, name }) => ({ _id, name })) }),
  )
const picture = () => new File([new Uint8Array(2000)], 'boat.png', { type: 'image/png' })

/** Testing Library has no drop that carries files in a real browser. */
function dropped(file: File): DragEvent {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
}

const meta = {
  title: 'Features/Catalogue Admin/Products/Add Product',
  tags: ['role:admin', 'role:merchant'],
  component: AddProductContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    choosesBrand: true,
    listHref: '#/dashboard/product',
    onAdded: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: ({ msw }) => {
    msw.use(brands(...BRANDS))
  },
} satisfies Meta<typeof AddProductContainer>

export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Sailing Boat')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Cotton sails.')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Sku/ }), 'BOAT-1')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Quantity/ }), '2')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '9.95')
  await userEvent.upload(canvas.getByLabelText(/^Picture/), picture())
}

const send = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))

/** What the server got; a file by its name. */
let got: Record<string, string> = {}
const takes = http.post('/api/product/add', async ({ request }) => {
  const form = [...(await request.formData())]
  got = Object.fromEntries(form.map(([name, value]) => [name, value instanceof File ? value.name : value]))
  return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.added, product: aStaffProduct() })
})

export const Blank: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
    await expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('1')
    await expect(canvas.getByRole('combobox', { name: /^Taxable/ })).toHaveDisplayValue('No')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await canvas.findByRole('option', { name: 'No option selected' })
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', args.listHref)
  },
}

export const OnAPhone: Story = forViewport('phone')

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectValidationErrors('Add Product', [
      { label: /^Name/, typed: '', message: FORM_TEXT.name.required },
      { label: /^Description/, typed: '', message: FORM_TEXT.description.required },
      { label: /^Sku/, typed: '', message: FORM_TEXT.sku.required },
      { label: /^Quantity/, typed: '', message: FORM_TEXT.quantity.required },
      { label: /^Price/, typed: '', message: FORM_TEXT.price.required },
    ])(context)
    await canvas.findByText(FORM_TEXT.brand.required)
    await canvas.findByText(FORM_TEXT.image.required)
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Sku/ }), 'a b')
    await canvas.findByText(FORM_TEXT.sku.characters)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '0.5')
    await canvas.findByText(FORM_TEXT.price.low)
    await expectValidationErrors('Add Product', [
      { label: /^Sku/, typed: tooLong(LIMITS.slug), message: FORM_TEXT.sku.long },
      { label: /^Quantity/, typed: String(LIMITS.inventory + 1), message: FORM_TEXT.quantity.tooLarge },
      { label: /^Price/, typed: String(LIMITS.price.max + 1), message: FORM_TEXT.price.high },
    ])(context)
  },
}

export const DroppedButNoPicture: Story = {
  play: async ({ canvas }) => {
    const letter = new File(['Dear shop'], 'letter.pdf', { type: 'application/pdf' })
    await fireEvent(await canvas.findByLabelText(/^Picture/), dropped(letter))
    await canvas.findByText('Please upload files with jpg, jpeg, png format.')
  },
}

export const DroppedPictureIsShown: Story = {
  play: async ({ canvas }) => {
    await fireEvent(await canvas.findByLabelText(/^Picture/), dropped(picture()))
    await canvas.findByText('boat.png')
    await canvas.findByRole('button', { name: 'Remove picture' })
  },
}

export const AddedByAnAdmin: Story = {
  beforeEach: ({ msw }) => {
    msw.use(takes)
  },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn({ canvas, userEvent })
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await canvas.findByRole('option', { name: bolt?.name })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), bolt?.name ?? '')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Taxable/ }), 'Yes')
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await send({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(got).toEqual({
      name: 'Sailing Boat',
      description: 'Cotton sails.',
      sku: 'BOAT-1',
      quantity: '12',
      price: '19.95',
      taxable: 'true',
      isActive: 'false',
      brand: bolt?._id,
      image: 'boat.png',
    })
    await expect(args.onAdded).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const WithoutABrand: Story = {
  beforeEach: ({ msw }) => {
    msw.use(takes)
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), 'No option selected')
    await send({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(got).not.toHaveProperty('brand')
  },
}

export const AddedByAMerchant: Story = {
  args: { choosesBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(takes, brands(...(hug ? [hug] : [])))
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue(hug?.name)
    await send({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(got.brand).toBe(hug?._id)
  },
}

export const Uploading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/product/add', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), 'No option selected')
    await send({ canvas, userEvent })
    await canvas.findByRole('progressbar', { name: 'Uploading boat.png' })
    await expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const RefusedForItsSku: Story = {
  beforeEach: ({ msw }) => {
    const error = RESPONSE_TEXT.product.skuTaken
    msw.use(
      http.post('/api/product/add', () =>
        HttpResponse.json({ error, issues: [{ path: 'sku', message: error }] }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn({ canvas, userEvent })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), 'No option selected')
    await send({ canvas, userEvent })
    const sku = canvas.getByRole('textbox', { name: /^Sku/ })
    await waitFor(() => expect(sku).toHaveAccessibleDescription(RESPONSE_TEXT.product.skuTaken))
    await expect(sku).toHaveFocus()
    await expect(canvas.getByText('boat.png')).toBeVisible()
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
}

export const BrandsCannotBeLoaded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list/select', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The brands could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('option', { name: hug?.name })
  },
}

export const OwnBrandCannotBeLoaded: Story = {
  args: { choosesBrand: false },
  beforeEach: BrandsCannotBeLoaded.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your brand could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('textbox', { name: 'Brand' })
  },
}

export const OwnBrandLoads: Story = {
  args: { choosesBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list/select', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your brand')
  },
}
