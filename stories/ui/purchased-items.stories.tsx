import type { Meta, StoryObj } from '@storybook/react-vite'
import logo from '@whirligig/art/logo.svg'
import { PurchasedItems } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { sampleProducts } from '../support/sample-products.ts'

const robot = {
  id: '1',
  name: 'Transformer',
  href: '#/product/transformer',
  picture: sampleProducts.robot.picture,
  price: '$99.00',
  quantity: 1,
  total: '$99.00',
  status: 'Shipped',
}
const cube = {
  id: '2',
  name: 'Rubix Cube',
  href: '#/product/rubix-cube',
  picture: sampleProducts.cube.picture,
  price: '$60.00',
  quantity: 2,
  total: '$120.00',
  status: 'Processing',
}
const deleted = {
  id: '3',
  name: 'Spinning Top',
  picture: { src: logo, tint: 'plum' as const },
  price: '$18.00',
  quantity: 1,
  total: '$18.00',
  status: 'Cancelled',
  cancelled: true,
}

const meta = {
  title: 'Commerce/Purchased Items',
  component: PurchasedItems,
  args: { items: [robot, cube, deleted] },
} satisfies Meta<typeof PurchasedItems>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Transformer' })).toHaveAttribute('href', '#/product/transformer')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('deletion')).toHaveTextContent('$18.00')
    const [robotLine, , deletedLine] = canvas.getAllByRole('listitem')
    await expect(robotLine).toHaveTextContent('Transformer$99.00 ×each, quantity 1ShippedTotal $99.00')
    await expect(deletedLine).toHaveTextContent('Spinning Top Not Available')
    await expect(deletedLine).toHaveTextContent('Not charged: $18.00')
  },
}
export const DeletedProduct: Story = {
  args: { items: [deleted] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spinning Top')).toBeVisible()
    await expect(canvas.getByText('Not Available')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const WithStatusControl: Story = {
  args: {
    items: [
      {
        ...cube,
        statusControl: (
          <select
            aria-label="Status of Rubix Cube"
            className="min-h-11 rounded-control border border-edge bg-card px-3"
          >
            <option>Processing</option>
            <option>Shipped</option>
          </select>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status of Rubix Cube' })).toBeVisible()
    await expect(canvas.getAllByText('Processing'), 'only the option').toHaveLength(1)
  },
}
export const WithSku: Story = {
  args: { items: [{ ...cube, sku: 'RC-333' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RC-333')).toHaveTextContent('SKU RC-333')
  },
}
export const Phone: Story = forViewport('phone')
