import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddCategoryContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, RESPONSE_TEXT } from '@whirligig/contract'
import { aCategory } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { signedIn } from '../../../support/signed-in.ts'

const MANY_PRODUCTS = Array.from({ length: 3000 }, (_, n) => ({ _id: `toy-${n}`, name: `Toy ${n}` }))

const meta = {
  title: 'Features/Catalogue Admin/Categories/Add Category',
  tags: ['role:admin'],
  component: AddCategoryContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { listHref: '#/dashboard/category', onAdded: fn(), onCancel: fn(), onDirtyChange: fn() },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/select', () => HttpResponse.json({ products: MANY_PRODUCTS })))
  },
} satisfies Meta<typeof AddCategoryContainer>

export default meta
type Story = StoryObj<typeof meta>

const products = { name: /^Products/ }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { ...products, busy: false })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Category' }))
    await canvas.findByText(FORM_TEXT.name.required)
    await canvas.findByText(FORM_TEXT.description.required)
    await canvas.findByText('Products are required.')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'x'.repeat(201))
    await canvas.findByText('Description may not be greater than 200 characters.')
  },
}

export const AddsWithManyProducts: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/category/add', async ({ request }) => {
        await expect(await request.json()).toEqual({
          name: 'Boats',
          description: 'They float.',
          products: ['toy-2999', 'toy-1234'],
        })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.category.added, category: aCategory() })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Boats')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'They float.')
    await userEvent.type(canvas.getByRole('combobox', products), '2999')
    await userEvent.click(await canvas.findByRole('option', { name: 'Toy 2999' }))
    await userEvent.clear(canvas.getByRole('combobox', products))
    await userEvent.type(canvas.getByRole('combobox', products), '1234{ArrowDown}{Enter}')
    await canvas.findByRole('button', { name: 'Remove Toy 1234' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }))
    await screen.findByText(RESPONSE_TEXT.category.added)
    await expect(args.onAdded).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const ProductsLoading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/select', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', products))
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(statuses.join()).toContain('Loading')
  },
}

export const RetriesLoadingProducts: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/select', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await userEvent.type(canvas.getByRole('combobox', products), '2999')
    await canvas.findByRole('option', { name: 'Toy 2999' })
  },
}
