import type { Meta, StoryObj } from '@storybook/react-vite'
import { addToCartAtom } from '@whirligig/cart'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress, aProduct } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { ORDER } from '../support/shop-handlers.ts'
import { activeSession } from '../support/signed-in.ts'

const meta = {
  title: 'Flows/Purchase',
  ...appStory,
  args: { path: '/shop' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

/** Expects the page of the placed order. */
async function findPlacedOrder(): Promise<void> {
  await screen.findByText(RESPONSE_TEXT.order.placed)
  await screen.findByRole('heading', { name: 'Thank you for choosing us!' })
}

export const BuysAsGuestThroughLogin: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('add a toy to the cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Teddy Bears' }))
      const add = await canvas.findByRole('button', { name: 'Add To Cart' })
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus()) // The link is gone.
      await userEvent.click(add)
      await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    })
    await step('sign in when the guest is redirected to the login', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }))
      await screen.findByText('Please Login to proceed to checkout')
      await userEvent.type(await screen.findByLabelText(/^Email/), 'mina@whirligig.test')
      await userEvent.type(screen.getByLabelText(/^Password/), 'whirligig{Enter}')
    })
    await step('return to the open cart and purchase', async () => {
      const purchase = await screen.findByRole('button', { name: 'Purchase' })
      await waitFor(() => expect(location.hash).toBe('#/product/teddy-bears'))
      await waitFor(() => expect(purchase).not.toHaveAttribute('aria-busy')) // The total is loading.
      await userEvent.click(purchase)
    })
    await step('see the order', async () => {
      await findPlacedOrder()
      await waitFor(() => expect(localStorage.getItem('cart_items')).toBeNull())
      await expect(localStorage.getItem('cart_id')).toBeNull()
    })
  },
}

const toy = aProduct({ name: 'Transformer', slug: 'transformer', taxable: true, inventory: 60 })
const memberWithCart = {
  ...appStory.parameters,
  initialAtoms: [activeSession, initialAtom(addToCartAtom, { product: { ...toy, price: 40 }, quantity: 1 })],
}
/** The current data of the toy, whose price may have changed since it was added for $40.00. */
const cartCheck = (price: number) =>
  http.get('/api/cart/check', () => HttpResponse.json({ products: [{ ...toy, price }], taxRate: 5 }))

/** Expects the body of the order and places it. */
const expectOrder = (body: object) =>
  http.post('/api/order/add', async ({ request }) => {
    await expect(await request.json()).toEqual({ cartId: 'cart-1', ...body })
    return HttpResponse.json({ success: true, message: RESPONSE_TEXT.order.placed, order: { _id: ORDER._id } })
  })

const HOME = anAddress()
const HARBOUR = anAddress({ _id: 'harbour', address: '7 Harbour Street', isDefault: false })

export const OrdersChangedPriceWithSecondPress: Story = {
  parameters: memberWithCart,
  beforeEach: ({ msw }) => {
    msw.use(cartCheck(50), expectOrder({ total: 50, totalWithTax: 52.5, address: HOME._id }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    await screen.findByText('Was $40.00, now $50.00')
    await expect(screen.getByText('$52.50')).toBeVisible()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Purchase' }))
    await screen.findByText('Your cart has changed. Please check it, then press the button again.')
    await userEvent.click(screen.getByRole('button', { name: 'Purchase' }))
    await findPlacedOrder()
  },
}

export const ShowsNewFiguresWhenOrderIsRefused: Story = {
  parameters: memberWithCart,
  beforeEach: ({ msw }) => {
    msw.use(
      cartCheck(40),
      http.post(
        '/api/order/add',
        () => {
          msw.use(cartCheck(50), expectOrder({ total: 50, totalWithTax: 52.5, address: HOME._id }))
          return HttpResponse.json(
            { error: RESPONSE_TEXT.order.priceChanged(toy.name, '$40.00', '$50.00') },
            { status: 400 },
          )
        },
        { once: true },
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    await screen.findByText('$42.00')
    await userEvent.click(screen.getByRole('button', { name: 'Purchase' }))
    await screen.findByText('Was $40.00, now $50.00')
    await expect(screen.getByText('$52.50')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Purchase' }))
    await findPlacedOrder()
  },
}

export const DeliversToChosenAddress: Story = {
  parameters: memberWithCart,
  beforeEach: ({ msw }) => {
    msw.use(
      cartCheck(40),
      http.get('/api/address', () => HttpResponse.json({ addresses: [HOME, HARBOUR] })),
      expectOrder({ total: 40, totalWithTax: 42, address: HARBOUR._id }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    await screen.findByText(/^12 Clockmaker Lane/)
    await userEvent.click(screen.getByRole('button', { name: 'Change the delivery address' }))
    await userEvent.click(await screen.findByRole('radio', { name: /^7 Harbour Street/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Deliver to this address' }))
    await screen.findByText(/^7 Harbour Street/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Purchase' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await findPlacedOrder()
  },
}

export const OffersToAddAddress: Story = {
  parameters: memberWithCart,
  beforeEach: ({ msw }) => {
    msw.use(
      cartCheck(40),
      http.get('/api/address', () => HttpResponse.json({ addresses: [] })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }))
    await expect(await screen.findByLabelText(/^Zipcode/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('No delivery address yet')
  },
}

export const SavesForLater: Story = {
  parameters: memberWithCart,
  beforeEach: ({ msw }) => {
    msw.use(
      cartCheck(40),
      http.post('/api/wishlist', async ({ request }) => {
        await expect(await request.json()).toEqual({ product: toy._id, isLiked: true })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.wishlist.added })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Transformer' }))
    await screen.findByText(RESPONSE_TEXT.wishlist.added)
    await screen.findByText('OOPs No Toys in Cart')
  },
}
