import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddProductContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, RESPONSE_TEXT } from '@whirligig/contract'
import { aStaffProduct, BRANDS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { addProductMeta, createRequest, createResponse, submit } from '../../../support/add-product-story.tsx'
import { createPng } from '../../../support/sample-files.ts'

const [hug] = BRANDS

const meta = {
  ...addProductMeta,
  title: 'Features/Catalogue Admin/Products/Copy Product',
  tags: ['role:admin', 'role:merchant'],
  component: AddProductContainer,
} satisfies Meta<typeof AddProductContainer>

export default meta
type Story = StoryObj<typeof meta>

const teddy = aStaffProduct({ price: 55, taxable: true, age: 'From 3 years', brand: hug ? { ...hug } : null })

export const CopyOfProduct: Story = {
  args: { like: teddy._id },
  beforeEach: ({ msw }) => {
    msw.use(
      createResponse,
      http.get(`/api/product/${teddy._id}`, () => HttpResponse.json({ product: teddy })),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(`A copy of ${teddy.name}. Give it a sku of its own.`)
    await expect(
      canvas.getByText(`The copy has the pictures of ${teddy.name}, unless you choose another one.`),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Sku/ })).toHaveValue('')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Sku/ }), 'BEAR-2')
    await submit({ canvas, userEvent })
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(createRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ sku: 'BEAR-2', name: teddy.name, description: teddy.description, price: '55', quantity: '1' },
        ...{ taxable: 'true', age: 'From 3 years', like: teddy._id, brand: hug?._id },
      }),
    )
    await expect(createRequest.mock.lastCall?.[0]).not.toHaveProperty('image')
  },
}

export const CopyWithAnotherPicture: Story = {
  ...CopyOfProduct,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Sku/ }), 'BEAR-2')
    await userEvent.upload(canvas.getByLabelText(/^Picture/), createPng('bear.png'))
    await canvas.findByText('bear.png')
    await submit({ canvas, userEvent })
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(createRequest).toHaveBeenCalledWith(expect.objectContaining({ sku: 'BEAR-2', image: 'bear.png' }))
  },
}

const unpictured = aStaffProduct({ imageUrl: null })

/** A product of a file has no picture that a copy could share. */
export const CopyOfProductWithoutPicture: Story = {
  args: { like: unpictured._id },
  beforeEach: ({ msw }) => {
    msw.use(http.get(`/api/product/${unpictured._id}`, () => HttpResponse.json({ product: unpictured })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Sku/ }), 'BEAR-2')
    await submit({ canvas, userEvent })
    await canvas.findByText(FORM_TEXT.image.required)
  },
}

export const CopyOfDeletedProduct: Story = {
  args: { like: teddy._id },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(`/api/product/${teddy._id}`, () =>
        HttpResponse.json({ message: RESPONSE_TEXT.product.missing }, { status: 404 }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('')
  },
}
