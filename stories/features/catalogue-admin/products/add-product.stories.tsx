import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { AddProductContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { BRANDS, CATEGORIES } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import {
  addProductMeta,
  brandOptionsResponse,
  createRequest,
  createResponse,
  submit,
} from '../../../support/add-product-story.tsx'
import { expectLoading } from '../../../support/expect-list-state.ts'
import { expectValidationErrors, tooLong } from '../../../support/expect-validation-errors.ts'
import { forViewport } from '../../../support/for-viewport.ts'
import { createDragEvent, createHugePng, createPng } from '../../../support/sample-files.ts'

const [hug, bolt] = BRANDS

const meta = {
  ...addProductMeta,
  title: 'Features/Catalogue Admin/Products/Add Product',
  tags: ['role:admin', 'role:merchant'],
  component: AddProductContainer,
} satisfies Meta<typeof AddProductContainer>

export default meta
type Story = StoryObj<typeof meta>

async function fillIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Sailing Boat')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Cotton sails.')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Sku/ }), 'BOAT-1')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Quantity/ }), '2')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '9.95')
  await userEvent.upload(canvas.getByLabelText(/^Picture/), createPng('boat.png'))
  await canvas.findByText('boat.png')
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Quantity/ })).toHaveValue('1')
    await expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('1')
    await expect(canvas.getByRole('combobox', { name: /^Taxable/ })).toHaveDisplayValue('No')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await canvas.findByRole('option', { name: 'No option selected' })
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', args.listHref)
  },
}

export const Phone: Story = { ...Default, ...forViewport('phone') }

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
      { label: /^Age/, typed: tooLong(LIMITS.productDetail), message: FORM_TEXT.age.long },
      { label: /^Size/, typed: tooLong(LIMITS.productDetail), message: FORM_TEXT.size.long },
      { label: /^Material/, typed: tooLong(LIMITS.productDetail), message: FORM_TEXT.material.long },
    ])(context)
  },
}

export const RejectsDroppedDocument: Story = {
  play: async ({ canvas }) => {
    const letter = new File(['Dear shop'], 'letter.pdf', { type: 'application/pdf' })
    await fireEvent(await canvas.findByLabelText(/^Picture/), createDragEvent('drop', letter))
    await canvas.findByText('Please upload files with jpg, jpeg, png format.')
  },
}

export const ShowsDroppedPicture: Story = {
  play: async ({ canvas }) => {
    await fireEvent(await canvas.findByLabelText(/^Picture/), createDragEvent('drop', createPng('boat.png')))
    await canvas.findByText('boat.png')
    await canvas.findByRole('button', { name: 'Remove picture' })
  },
}

export const AddsAsAdmin: Story = {
  beforeEach: ({ msw }) => {
    msw.use(createResponse)
  },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn({ canvas, userEvent })
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await canvas.findByRole('option', { name: bolt?.name })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), bolt?.name ?? '')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Taxable/ }), 'Yes')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Age/ }), 'From 3 years')
    for (const { name } of CATEGORIES.slice(0, 2)) {
      await userEvent.clear(canvas.getByRole('combobox', { name: 'Categories' }))
      await userEvent.type(canvas.getByRole('combobox', { name: 'Categories' }), name)
      await userEvent.click(await canvas.findByRole('option', { name }))
    }
    await userEvent.keyboard('{Escape}') // The open list covers the button.
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await submit({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(createRequest).toHaveBeenCalledWith({
      name: 'Sailing Boat',
      description: 'Cotton sails.',
      sku: 'BOAT-1',
      quantity: '12',
      price: '19.95',
      taxable: 'true',
      age: 'From 3 years',
      categories: CATEGORIES.slice(0, 2)
        .map(({ _id }) => _id)
        .join(),
      isActive: 'false',
      brand: bolt?._id,
      image: 'boat.png',
    })
    await expect(args.onAdded).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const AddsWithoutBrand: Story = {
  beforeEach: ({ msw }) => {
    msw.use(createResponse)
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), 'No option selected')
    await submit({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(createRequest.mock.lastCall?.[0]).not.toHaveProperty('brand')
  },
}

export const AddsAsMerchant: Story = {
  args: { canChooseBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(createResponse, brandOptionsResponse(...(hug ? [hug] : [])))
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue(hug?.name)
    await submit({ canvas, userEvent })
    await screen.findByText(RESPONSE_TEXT.product.added)
    await expect(createRequest).toHaveBeenCalledWith(expect.objectContaining({ brand: hug?._id }))
  },
}

export const Uploading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/product/add', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Brand/ }), 'No option selected')
    await submit({ canvas, userEvent })
    await canvas.findByRole('progressbar', { name: 'Uploading boat.png' })
    await expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SkuTaken: Story = {
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
    await submit({ canvas, userEvent })
    const sku = canvas.getByRole('textbox', { name: /^Sku/ })
    await waitFor(() => expect(sku).toHaveAccessibleDescription(RESPONSE_TEXT.product.skuTaken))
    await expect(sku).toHaveFocus()
    await expect(canvas.getByText('boat.png')).toBeVisible()
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
}

export const RetriesLoadingBrands: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list/select', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The brands could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('option', { name: hug?.name })
  },
}

export const RetriesLoadingOwnBrand: Story = {
  args: { canChooseBrand: false },
  beforeEach: RetriesLoadingBrands.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your brand could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('textbox', { name: 'Brand' })
  },
}

export const OwnBrandLoading: Story = {
  args: { canChooseBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list/select', () => delay('infinite')))
  },
  play: () => expectLoading('Loading your brand'),
}

export const KeepsTheReasonForARejectedPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^Picture/), createHugePng())
    await canvas.findByText(FORM_TEXT.image.pixels)
    await submit({ canvas, userEvent })
    await canvas.findByText(FORM_TEXT.name.required)
    await expect(canvas.getByText(FORM_TEXT.image.pixels)).toBeVisible()
    await expect(canvas.queryByText(FORM_TEXT.image.required)).toBeNull()
  },
}
