import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aStaffProduct, aStaffProductPage } from '@whirligig/contract/fixtures'
import { expect } from 'storybook/test'
import { resourceListStates } from '../../../support/admin-resource-states.ts'
import { forViewport } from '../../../support/for-viewport.ts'
import { BEARS, BOAT, productsMeta, productsResponse } from '../../../support/products-story.tsx'

const meta = {
  ...productsMeta,
  title: 'Features/Catalogue Admin/Products/Products',
  tags: ['role:admin', 'role:merchant'],
  component: ProductsContainer,
} satisfies Meta<typeof ProductsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Teddy Bears/ })).toHaveAttribute(
      'href',
      args.editHref(BEARS._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await expect(canvas.getByText('2 products')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Brand' })).toBeVisible()
  },
}

const offToys = [
  aStaffProduct({ name: 'Kite', isActive: false, offReasons: [{ kind: 'by-hand' }] }),
  aStaffProduct({ name: 'Sailing Boat', brand: null, isActive: false, offReasons: [{ kind: 'no-brand' }] }),
  aStaffProduct({ name: 'Drum', offReasons: [{ kind: 'brand', name: 'Bramble & Bear' }] }),
  aStaffProduct({ name: 'Plush Owl', isActive: false, offReasons: [{ kind: 'category', name: 'Soft Toys' }] }),
]

export const SaysWhyProductsAreOff: Story = {
  beforeEach: ({ msw }) => {
    msw.use(productsResponse(aStaffProductPage(offToys)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Switched off by hand.')
    await expect(canvas.getByText('Its brand was deleted, and it has no other.')).toBeVisible()
    await expect(canvas.getByText('Its brand Bramble & Bear is off.')).toBeVisible()
    await expect(canvas.getByText('Its category Soft Toys is off.')).toBeVisible()
  },
}

export const SaysWhyProductsAreOffOnPhone: Story = { ...forViewport('phone'), ...SaysWhyProductsAreOff }

export const Phone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Teddy Bears/ })).toBeVisible()
  },
}

export const ForMerchant: Story = {
  args: { showBrands: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    await expect(canvas.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
  },
}

/** The menu of a row is in the corner of its card, below the checkbox, and not on a line of its own. */
export const ForMerchantOnPhone: Story = {
  ...forViewport('phone'),
  args: { showBrands: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    const menu = canvas.getByRole('button', { name: 'Actions for Teddy Bears' }).getBoundingClientRect()
    const active = canvas.getByRole('switch', { name: 'Teddy Bears active' }).getBoundingClientRect()
    const checkbox = canvas.getByRole('checkbox', { name: /Teddy Bears/ }).getBoundingClientRect()
    await expect(menu.top).toBeLessThan(active.bottom)
    await expect(menu.left).toBeGreaterThanOrEqual(active.right)
    await expect(menu.top).toBeGreaterThanOrEqual(checkbox.bottom)
  },
}

const states = resourceListStates({
  noun: 'product',
  plural: 'products',
  emptyHint: 'Add a product to start selling.',
  messages: { updated: RESPONSE_TEXT.product.updated, deleted: RESPONSE_TEXT.product.deleted },
  listHandler: (products) => productsResponse(aStaffProductPage([...products])),
  rows: [BEARS, BOAT],
})

export const Empty: Story = states.Empty

export const Loading: Story = states.Loading

export const RetriesAfterFailure: Story = states.RetriesAfterFailure

export const Deactivated: Story = states.Deactivated
