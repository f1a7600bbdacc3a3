import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { CATEGORIES } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { resourceEditStates, slugTakenState } from '../../../support/admin-resource-states.ts'
import { BEARS, editProductStory, productResponse } from '../../../support/edit-product-story.tsx'
import { expectInView } from '../../../support/expect-in-view.ts'
import { tooLong } from '../../../support/expect-validation-errors.ts'
import { forViewport } from '../../../support/for-viewport.ts'

const meta = {
  title: 'Features/Catalogue Admin/Products/Edit Product',
  tags: ['role:admin', 'role:merchant'],
  ...editProductStory,
} satisfies Meta<typeof editProductStory.component>

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

export const Phone: Story = { ...WithData, ...forViewport('phone') }

export const ForMerchant: Story = {
  args: { canChooseBrand: false },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id', async ({ request }) => {
        await expect(await request.json()).not.toHaveProperty('product.brand')
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: BEARS })
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
        const { sku, name, slug, description, taxable, version, inventory, brand } = BEARS
        // The version and the stock that the user saw, so that the server can detect a conflict.
        await expect(await request.json()).toEqual({
          product: {
            ...{ sku, name, slug, description, taxable, version, inventory },
            brand: brand?._id,
            price: 49.5,
            quantity: 45,
            age: null,
            size: null,
            material: 'Beech',
            categories: CATEGORIES.slice(0, 2).map(({ _id }) => _id),
          },
        })
        return HttpResponse.json({
          success: true,
          message: RESPONSE_TEXT.product.updated,
          product: { ...BEARS, version: 4 },
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
    await userEvent.type(canvas.getByRole('textbox', { name: /^Material/ }), 'Beech')
    await canvas.findByRole('button', { name: `Remove ${CATEGORIES[0]?.name}` })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Categories' }))
    await userEvent.click(await canvas.findByRole('option', { name: CATEGORIES[1]?.name ?? '' }))
    await userEvent.keyboard('{Escape}') // The open list covers the button.
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByText(RESPONSE_TEXT.product.changed)).toBeNull()
  },
}

export const CategoriesNotLoaded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/category', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The categories could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: `Remove ${CATEGORIES[0]?.name}` })
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
        msw.use(productResponse({ ...BEARS, name: 'Two Bears', price: 60, description: 'Two.', version: 4 }))
        return HttpResponse.json({ error: RESPONSE_TEXT.product.changed }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bears')
    const save = canvas.getByRole('button', { name: 'Save changes' })
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.product.changed))
    await canvas.findByText('Please Try Again!')
    await expectInView(canvas.getByRole('alert'))
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

/** The button is always on the screen, the error at the end of the form is not. */
export const DeletedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id', () =>
        HttpResponse.json({ message: RESPONSE_TEXT.product.missing }, { status: 404 }),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, ' and Co.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/^This has been deleted in the meantime/)
    await expectInView(alert)
    await expect(name).toHaveValue('Teddy Bears and Co.')
    await expect(args.onSaved).not.toHaveBeenCalled()
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
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: BEARS })
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
        const product = { ...BEARS, isActive: false }
        msw.use(productResponse(product))
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

export const DeletedWhileEditing: Story = states.DeletedWhileEditing
export const NotFound: Story = states.NotFound
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
export const SlugTaken: Story = slugTakenState('product', RESPONSE_TEXT.product.skuOrSlugTaken)
