import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBrand, aMerchantUser, aStaffProduct, aStaffProductPage, TOYS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { forViewport } from '../support/for-viewport.ts'
import { shopHandlers } from '../support/shop-handlers.ts'

const brand = aBrand()
const toys = TOYS.filter((toy) => toy.brand?._id === brand._id).map(aStaffProduct)

const meta = {
  title: 'Pages/Dashboard/Merchant/Catalogue',
  tags: ['role:merchant'],
  ...signedInStory,
  args: { path: '/dashboard/product' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: aMerchantUser() })),
      http.get('/api/product', () => HttpResponse.json(aStaffProductPage(toys))),
      http.get('/api/brand', () => HttpResponse.json({ brands: [brand] })),
      http.get('/api/brand/list/select', () => HttpResponse.json({ brands: [{ _id: brand._id, name: brand.name }] })),
      http.get('/api/category', () => HttpResponse.json({ categories: [] })),
      http.get(`/api/brand/${brand._id}`, () => HttpResponse.json({ brand })),
      ...shopHandlers(),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Products: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    await expect(canvas.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
  },
}

const withBrandOff: Story['beforeEach'] = ({ msw }) => {
  msw.use(http.get('/api/brand', () => HttpResponse.json({ brands: [{ ...brand, isActive: false }] })))
}

export const ProductsOfBrandThatIsOff: Story = {
  beforeEach: withBrandOff,
  play: async ({ canvas }) => {
    await canvas.findByText('Your brand is not in the shop yet')
    await expect(canvas.getByRole('switch', { name: `${brand.name} active` })).not.toBeChecked()
  },
}

export const AddProductToBrandThatIsOff: Story = {
  args: { path: '/dashboard/product/add' },
  beforeEach: withBrandOff,
  play: async ({ canvas }) => {
    await canvas.findByText('Your brand is not in the shop yet')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Add Product')
    await expect(canvas.getByRole('switch', { name: `${brand.name} active` })).not.toBeChecked()
  },
}

export const AddProduct: Story = {
  args: { path: '/dashboard/product/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Brand' })).toHaveValue(brand.name)
  },
}

export const Brand: Story = {
  args: { path: '/dashboard/brand' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Brand' })
    await expect(canvas.queryByRole('link', { name: 'Add' })).toBeNull()
  },
}

export const HidesCategories: Story = {
  args: { path: '/dashboard/category' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '404 Not Found.' })
    await expect(canvas.queryByRole('link', { name: 'Categories' })).toBeNull()
  },
}

export const WarnsAboutUnsavedChanges: Story = {
  ...forViewport('desktop'),
  args: { path: `/dashboard/brand/edit/${brand._id}` },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, ' of the North')
    // The browser asks only if the event of closing the tab is prevented.
    const closeTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    await expect(closeTab()).toBe(false)
    const menu = within(canvas.getByRole('navigation', { name: 'Account' }))
    await userEvent.click(menu.getByRole('link', { name: 'Products' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await expect(name).toHaveValue(`${brand.name} of the North`)
    await userEvent.click(await menu.findByRole('link', { name: 'Products' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await canvas.findByRole('heading', { name: 'Products' })
    await expect(closeTab()).toBe(true)
  },
}
