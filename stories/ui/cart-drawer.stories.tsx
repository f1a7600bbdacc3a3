import type { Meta, StoryObj } from '@storybook/react-vite'
import emptyCart from '@whirligig/art/empty/empty-cart.svg'
import { CartDrawer, CartLine, CartSummary, type CartSummaryProps, Field, QuantityInput } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'
import { sampleProducts } from '../support/sample-products.ts'

const summary = (props: Partial<CartSummaryProps> = {}) => (
  <CartSummary
    items="$219.00"
    tax="$4.95"
    total="$223.95"
    signedIn
    onCheckout={fn()}
    continueHref="#/shop"
    {...props}
  />
)
const robot = (
  <CartLine key="robot" {...sampleProducts.robot} quantity="Quantity 1" note="Only 3 left" onRemove={fn()} />
)
const cube = <CartLine key="cube" {...sampleProducts.cube} price="$120.00" quantity="Quantity 2" onRemove={fn()} />

const meta = {
  title: 'Commerce/Cart Drawer',
  component: CartDrawer,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    shopHref: '#/shop',
    illustration: <img src={emptyCart} alt="" width={200} height={150} />,
    summary: summary(),
    children: [robot, cube],
  },
} satisfies Meta<typeof CartDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByText('Total Amount')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { children: [] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('OOPs No Toys in Cart')).toBeInTheDocument()
    await expect(screen.queryByText('Total Amount')).toBeNull()
    const link = screen.getByRole('link', { name: 'Shop all toys' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const SignedOut: Story = { args: { summary: summary({ signedIn: false }) } }
export const PlacingOrder: Story = { args: { summary: summary({ loading: true }) } }
export const OrderFailed: Story = {
  args: { summary: summary({ error: 'The order could not be placed. Please try again.' }) },
}
export const UnavailableToy: Story = {
  args: {
    summary: summary({ blockedReason: 'Remove the unavailable toy to continue.' }),
    children: [
      cube,
      <CartLine
        key="top"
        {...sampleProducts.top}
        quantity="Quantity 1"
        unavailable
        note="No longer available"
        onRemove={fn()}
      />,
    ],
  },
}
export const ManyToys: Story = {
  args: {
    children: Object.values(sampleProducts).map((toy) => (
      <CartLine
        key={toy.name}
        {...toy}
        quantity={
          <Field label={`Quantity of ${toy.name}`} labelHidden>
            <QuantityInput value={1} max={5} onChange={fn()} />
          </Field>
        }
        onRemove={fn()}
      />
    )),
  },
}
