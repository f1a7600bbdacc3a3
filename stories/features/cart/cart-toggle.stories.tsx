import type { Meta, StoryObj } from '@storybook/react-vite'
import { addToCartAtom, CartToggle } from '@whirligig/cart'
import { aProduct } from '@whirligig/contract/fixtures'
import { expect } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const bear = aProduct({ _id: 'bear', name: 'Teddy Bears', price: 55, inventory: 60 })

const meta = {
  title: 'Features/Cart/Cart Toggle',
  component: CartToggle,
  decorators: [withStoreAndToasts],
  args: { product: bear, quantity: 2 },
} satisfies Meta<typeof CartToggle>

export default meta
type Story = StoryObj<typeof meta>

export const AddsAndRemoves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(localStorage.getItem('cart_total')).toBe('110')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove From Cart' }))
    await canvas.findByRole('button', { name: 'Add To Cart' })
    await expect(localStorage.getItem('cart_items')).toBeNull()
  },
}
export const InCart: Story = {
  parameters: { initialAtoms: [initialAtom(addToCartAtom, { product: bear, quantity: 1 })] },
}
export const OutOfStock: Story = { args: { product: { ...bear, inventory: 0 } } }
export const Disabled: Story = { args: { disabled: true } }
