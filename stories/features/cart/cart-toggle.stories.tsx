import type { Meta, StoryObj } from '@storybook/react-vite'
import { addToCartAtom, CartToggle, cartOpenAtom } from '@whirligig/cart'
import { aProduct } from '@whirligig/contract/fixtures'
import { useAtomValue } from 'jotai'
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
export const DoubleClickAddsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add To Cart' }))
    await canvas.findByRole('button', { name: 'Remove From Cart' })
    await expect(localStorage.getItem('cart_total')).toBe('110')
  },
}
export const InCart: Story = {
  parameters: { initialAtoms: [initialAtom(addToCartAtom, { product: bear, quantity: 1 })] },
  render: (args) => {
    const isOpen = useAtomValue(cartOpenAtom)
    return (
      <div className="flex flex-wrap gap-3" data-testid="cart" data-open={isOpen}>
        <CartToggle {...args} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('In your cart')).toBeVisible()
    await expect(canvas.getByRole('status'), 'nothing was pressed').toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'View cart' }))
    await expect(canvas.getByTestId('cart')).toHaveAttribute('data-open', 'true')
  },
}
export const OnCard: Story = {
  args: { place: 'card', quantity: 1 },
  decorators: [(Story) => <div className="w-44">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart Teddy Bears' }))
    await canvas.findByRole('button', { name: 'Remove From Cart Teddy Bears' })
  },
}
export const InBar: Story = {
  args: { place: 'bar' },
  decorators: [(Story) => <div className="flex w-60">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart Teddy Bears' }))
    await canvas.findByRole('button', { name: 'Remove From Cart Teddy Bears' })
  },
}
/** Of two buttons, only the pressed one speaks. */
export const AnnouncesItsPresses: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <CartToggle {...args} />
      <CartToggle {...args} place="bar" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [page, bar] = canvas.getAllByRole('status')
    await expect(page).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(page).toHaveTextContent('Teddy Bears added to your cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From Cart' }))
    await expect(page).toHaveTextContent('Teddy Bears removed from your cart')
    await expect(bar).toBeEmptyDOMElement()
  },
}
export const OutOfStock: Story = { args: { product: { ...bear, inventory: 0 } } }
export const Disabled: Story = { args: { disabled: true } }
