import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AuditPage, ROLE_ADMIN } from '@whirligig/contract'
import { aCategory, anAdmin, aStaffProduct, aStaffProductPage, BRANDS, TOYS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'

const toOption = ({ _id, name }: { _id: string; name: string }) => ({ _id, name })

const HISTORY: AuditPage = {
  entries: [
    {
      ...{ _id: 'b', created: '2026-11-21T09:30:00.000Z', actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
      ...{ action: 'updated', details: { name: 'Teddy Bears', fields: ['price', 'stock'] } },
    },
    {
      ...{ _id: 'a', created: '2026-11-20T09:30:00.000Z', actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
      ...{ action: 'added', details: { name: 'Teddy Bears' } },
    },
  ],
  ...{ totalPages: 1, currentPage: 1, count: 2 },
}

const meta = {
  title: 'Pages/Dashboard/Admin/Catalogue',
  tags: ['role:admin'],
  ...signedInStory,
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })),
      http.get('/api/product', () => HttpResponse.json(aStaffProductPage())),
      http.get('/api/product/list/select', () => HttpResponse.json({ products: TOYS.map(toOption) })),
      http.get('/api/product/:id', () => HttpResponse.json({ product: aStaffProduct() })),
      http.get('/api/audit/product/:id', () => HttpResponse.json(HISTORY)),
      http.get('/api/brand', () => HttpResponse.json({ brands: BRANDS })),
      http.get('/api/brand/list', () => HttpResponse.json({ brands: [] })),
      http.get('/api/brand/list/select', () => HttpResponse.json({ brands: BRANDS.map(toOption) })),
      http.get('/api/brand/:id', () => HttpResponse.json({ brand: BRANDS[0] })),
      http.get('/api/category', () => HttpResponse.json({ categories: [aCategory()] })),
      http.get('/api/category/:id', () => HttpResponse.json({ category: aCategory() })),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Products: Story = {
  args: { path: '/dashboard/product' },
  play: async ({ canvas }) => {
    await expectPage('Products')
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/#/dashboard/product/add')
  },
}

export const AddProduct: Story = {
  args: { path: '/dashboard/product/add' },
  play: async ({ canvas }) => {
    await expectPage('Add Product')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('')
  },
}

export const EditProduct: Story = {
  args: { path: '/dashboard/product/edit/one' },
  play: async ({ canvas }) => {
    await expectPage('Edit Product')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Teddy Bears')
    const history = within(await canvas.findByRole('list', { name: 'History of the product' }))
    await expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Changed: price, stock'),
      expect.stringContaining('Added'),
    ])
  },
}

export const ImportProducts: Story = {
  args: { path: '/dashboard/product/import' },
  play: async ({ canvas }) => {
    await expectPage('Import Products', 'Import Products')
    await expect(await canvas.findByLabelText('CSV file')).toBeEnabled()
  },
}

export const Categories: Story = {
  args: { path: '/dashboard/category' },
  play: async ({ canvas }) => {
    await expectPage('Categories')
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent('Soft Toys')
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/#/dashboard/category/add')
  },
}

export const AddCategory: Story = {
  args: { path: '/dashboard/category/add' },
  play: async ({ canvas }) => {
    await expectPage('Add Category')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('')
  },
}

export const EditCategory: Story = {
  args: { path: '/dashboard/category/edit/one' },
  play: async ({ canvas }) => {
    await expectPage('Edit Category')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Soft Toys')
  },
}

export const Brands: Story = {
  args: { path: '/dashboard/brand' },
  play: async ({ canvas }) => {
    await expectPage('Brands')
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(BRANDS.length)
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/#/dashboard/brand/add')
  },
}

export const AddBrand: Story = {
  args: { path: '/dashboard/brand/add' },
  play: async ({ canvas }) => {
    await expectPage('Add Brand')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('')
  },
}

export const EditBrand: Story = {
  args: { path: '/dashboard/brand/edit/one' },
  play: async ({ canvas }) => {
    await expectPage('Edit Brand')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Bramble & Bear')
  },
}
