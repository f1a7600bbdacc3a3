// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import emptyCart from '@whirligig/art/empty/empty-cart.svg'
import { addToCartAtom, CartDrawerContainer, openCartAtom } from '@whirligig/cart'
import { FORM_TEXT, RESPONSE_TEXT } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { activeSession } from '../../support/signed-in.ts'

const bear = aProduct({ _id: 'bear', name: 'Teddy Bears', slug: 'teddy-bears', price: 55, inventory: 60 })
const robot = aProduct({
  ...{ _id: 'robot', name: 'Transformer', slug: 'transformer', price: 99, inventory: 12 },
  taxable: true,
})

const fullCart = [
  initialAtom(addToCartAtom, { product: bear, quantity: 2 }),
  initialAtom(addToCartAtom, { product: robot, quantity: 1 }),
  initialAtom(openCartAtom, undefined as never), // takes nothing
]

const validationResponse = (...products: ReturnType<typeof aProduct>[]) =>
  http.get('/api/cart/check', () => HttpResponse.json({ products, taxRate: 5 }))

const meta = {
  title: 'Features/Cart/Cart Drawer',
  component: CartDrawerContainer,
  decorators: [withStoreAndToasts],
  args: {
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={emptyCart} alt="" width={200} height={150} />,
    onCheckout: fn(),
  },
  parameters: { initialAtoms: fullCart },
  beforeEach: ({ msw }) => {
    msw.use(validationResponse(bear, robot))
  },
} satisfies Meta<typeof CartDrawerContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { initialAtoms: [initialAtom(openCartAtom, undefined as never)] }, // takes nothing
  play: async ({ args }) => {
    await screen.findByText('OOPs No Toys in Cart')
    await expect(screen.getByRole('link', { name: 'Shop all toys' })).toHaveAttribute('href', args.shopHref)
    await expect(screen.queryByRole('button', { name: 'Proceed To Checkout' })).toBeNull()
  },
}

export const CallsOnCheckoutForGuests: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
    await expect(screen.getByText('$209.00')).toBeVisible()
    await expect(await screen.findByText('$213.95')).toBeVisible()
  },
}

export const PickingAddress: Story = {
  args: { panel: <p>The addresses of the member</p> },
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  play: async () => {
    await screen.findByText('The addresses of the member')
    await expect(screen.queryByRole('button', { name: 'Purchase' })).toBeNull()
  },
}

export const TotalNotKnownYet: Story = {
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/cart/check', () => delay('infinite')))
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Purchase' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getAllByText('not known yet')).toHaveLength(2)
  },
}

export const SignedIn: Story = {
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  play: async () => {
    await screen.findByText('$213.95')
    await expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: 'Proceed To Checkout' })).toBeNull()
  },
}

export const Purchasing: Story = {
  args: { loading: true },
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Purchase' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const PurchaseFailed: Story = {
  args: { error: 'The shop cannot be reached. Please check your connection and try again.' },
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/)
    await expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled()
    await expect(screen.getByText('Transformer')).toBeVisible()
  },
}

export const TooManyProducts: Story = {
  args: { error: FORM_TEXT.cart.long },
  parameters: { initialAtoms: [...fullCart, activeSession] },
  play: async () => {
    await expect(await screen.findByText(FORM_TEXT.cart.long)).toBeVisible()
  },
}

export const UpdatesQuantityAndTotal: Story = {
  play: async ({ userEvent }) => {
    const quantityBox = await screen.findByRole('spinbutton', { name: /Quantity of Teddy Bears/ })
    await userEvent.clear(quantityBox)
    await userEvent.type(quantityBox, '4')
    await waitFor(() => expect(screen.getByText('$319.00')).toBeVisible())
    await expect(localStorage.getItem('cart_total')).toBe('319')
  },
}

export const RemovesLine: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Transformer' }))
    await waitFor(() => expect(screen.queryByText('Transformer')).toBeNull())
    await expect(JSON.parse(localStorage.getItem('cart_items') ?? '')).toHaveLength(1)
  },
}

export const UndoesRemove: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Teddy Bears' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: put Teddy Bears back' }))
    const names = screen.getAllByRole('link', { name: /^(Teddy Bears|Transformer)$/ }).map((link) => link.textContent)
    await expect(names).toEqual(['Teddy Bears', 'Transformer'])
    await expect(localStorage.getItem('cart_total')).toBe('209')
    await expect(screen.queryByText('Teddy Bears removed')).toBeNull()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Teddy Bears' })).toHaveFocus())
  },
}

export const UndoesRemoveOfLastLine: Story = {
  parameters: { initialAtoms: [fullCart[0], fullCart[2]] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Teddy Bears' }))
    await screen.findByText('OOPs No Toys in Cart')
    await userEvent.click(screen.getByRole('button', { name: 'Undo: put Teddy Bears back' }))
    await screen.findByRole('link', { name: 'Teddy Bears' })
    await expect(screen.queryByText('OOPs No Toys in Cart')).toBeNull()
  },
}

export const ForgetsRemovedLineOnClose: Story = {
  render: function Render(args) {
    const open = useSetAtom(openCartAtom)
    return (
      <>
        <Button onClick={open}>Open cart</Button>
        <CartDrawerContainer {...args} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Teddy Bears' }))
    await screen.findByText('Teddy Bears removed')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Open cart' }))
    await screen.findByRole('link', { name: 'Transformer' })
    await expect(screen.queryByText('Teddy Bears removed')).toBeNull()
  },
}

export const SavesForLater: Story = {
  args: { onSaveForLater: fn(() => Promise.resolve()) },
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Transformer' }))
    await expect(args.onSaveForLater).toHaveBeenCalledWith(robot._id)
  },
}

export const PriceChanged: Story = {
  args: { error: RESPONSE_TEXT.order.priceChanged(bear.name, '$55.00', '$12.00') },
  beforeEach: ({ msw }) => {
    msw.use(validationResponse({ ...bear, price: 12 }, robot))
  },
  play: async () => {
    await screen.findByText('Was $55.00, now $12.00')
    await expect(screen.getByText('$123.00')).toBeVisible()
    await expect(screen.getByText(/^The price of Teddy Bears has changed from \$55\.00 to \$12\.00\./)).toBeVisible()
  },
}

export const StockBelowQuantity: Story = {
  args: { error: RESPONSE_TEXT.order.insufficientStock(1, bear.name) },
  beforeEach: ({ msw }) => {
    msw.use(validationResponse({ ...bear, inventory: 1 }, robot))
  },
  play: async () => {
    await screen.findByText('Only 1 left')
    await expect(screen.getByText('$154.00')).toBeVisible()
    await expect(screen.getByText('Only 1 of Teddy Bears left in stock.')).toBeVisible()
  },
}

export const TaxChanged: Story = {
  args: { error: RESPONSE_TEXT.order.chargeChanged('$213.95', '$219.86') },
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/cart/check', () => HttpResponse.json({ products: [bear, robot], taxRate: 10.97 })))
  },
  play: async () => {
    await screen.findByText(/^The total with tax has changed from \$213\.95 to \$219\.86\./)
    await expect(await screen.findByText('$219.86')).toBeVisible()
  },
}

const sockets = createFakeSockets()

export const ShowsPushedStockChange: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession, ...fullCart],
  },
  beforeEach: ({ msw }) => {
    msw.use(validationResponse({ ...bear, price: 12 }, robot))
  },
  play: async () => {
    await screen.findByText('Was $55.00, now $12.00') // the cart is validated and needs a correction
    const socket = sockets.created.at(-1)
    socket?.simulate('connect')
    await waitFor(() => expect(socket?.sent).toContainEqual(['watchStock', [bear._id, robot._id]]))
    socket?.receive('stockChanged', { _id: robot._id, inventory: 0 })
    await screen.findByText('Out of stock')
    await expect(screen.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  },
}

export const UnavailableProductBlocksPurchase: Story = {
  parameters: { initialAtoms: [activeSession, ...fullCart] },
  beforeEach: ({ msw }) => {
    msw.use(validationResponse(bear))
  },
  play: async ({ userEvent }) => {
    await screen.findByText('No longer available')
    await expect(screen.getByRole('button', { name: 'Purchase' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Transformer' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Purchase' })).toBeEnabled())
  },
}

export const KeepsCartWhenValidationFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/cart/check', () => HttpResponse.error()))
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shopping Cart' })
    await expect(within(dialog).getByText('$209.00')).toBeVisible()
  },
}
