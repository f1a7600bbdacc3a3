import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { ProductContainer } from '@whirligig/catalogue'
import { aProduct, aUser } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { Button } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { activeSession } from '../../support/signed-in.ts'

const productResponse = (product: ReturnType<typeof aProduct>) =>
  http.get('/api/product/item/:slug', () => HttpResponse.json({ product }))

const meta = {
  title: 'Features/Catalogue/Product',
  component: ProductContainer,
  decorators: [withStoreAndToasts],
  args: {
    slug: 'teddy-bears',
    brandHref: (slug) => `#/shop/brand/${slug}`,
    shopHref: '#/shop',
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
    actions: ({ quantity, quantityError, product }) => (
      <Button fullWidth disabled={quantityError !== undefined || product.inventory === 0}>
        Add {quantity} To Cart
      </Button>
    ),
  },
  beforeEach: ({ msw }) => {
    msw.use(
      productResponse(aProduct()),
      http.get('/api/stock-alert', () => HttpResponse.json({ products: [] })),
      http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })),
    )
  },
} satisfies Meta<typeof ProductContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
    await expect(canvas.getAllByText('$55.00')[0]).toBeVisible()
    await expect(canvas.getByText('3 Reviews')).toBeVisible()
    await expect(canvas.getByText('In stock')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^See More/ })).toHaveAttribute('href', '#/shop/brand/bramble-bear')
  },
}

export const WithSomeDetails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(productResponse(aProduct({ age: 'From birth', material: 'Cotton plush' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('From birth')
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Age', 'Material'])
  },
}

export const LimitsQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    const quantityBox = await canvas.findByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(quantityBox)
    await canvas.findByText('Quantity must be at least 1.')
    await userEvent.type(quantityBox, '6')
    await canvas.findByText('Quantity may not be greater than 5.')
    await expect(canvas.getByRole('button', { name: 'Add 6 To Cart' })).toBeDisabled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Add 5 To Cart' })).toBeEnabled()
  },
}

export const OutOfStock: Story = {
  beforeEach: ({ msw }) => {
    msw.use(productResponse(aProduct({ inventory: 0, totalReviews: 1 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of stock')
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toBeDisabled()
    await expect(canvas.getByText('1 Review')).toBeVisible()
    await canvas.findByRole('heading', { name: 'Tell me when it is back' })
  },
}

export const WithoutPictureOrBrand: Story = {
  beforeEach: ({ msw }) => {
    msw.use(productResponse(aProduct({ imageUrl: null, brand: null })))
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Teddy Bears' })
    await expect(picture).toHaveAttribute('src', '/images/assets/craft-2.png')
    await expect(canvas.queryByRole('link', { name: /^See More/ })).toBeNull()
  },
}

export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const name = 'Dampfeisenbahngesellschaftsspielzeuglokomotive'
    msw.use(productResponse(aProduct({ name, slug: 'teddy-bears', description: name.repeat(4), price: 99_999.99 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Dampfeisenbahn/ })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/item/:slug', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the toy'),
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/item/:slug', () => HttpResponse.json({ message: 'No product found.' }, { status: 404 })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No product found.')
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute('href', '#/shop')
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/item/:slug', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
  },
}

const sockets = createFakeSockets()
/** The stock on the server, for the refetch after the connection opens. */
const server = { inventory: 0 }

export const AnnouncesStockChanges: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  },
  beforeEach: ({ msw }) => {
    server.inventory = aProduct().inventory
    msw.use(
      http.get('/api/product/item/:slug', () =>
        HttpResponse.json({ product: aProduct({ inventory: server.inventory }) }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('spinbutton', { name: 'Quantity' }))
    await userEvent.keyboard('5')
    await waitFor(() => expect(sockets.created).not.toEqual([]))
    const socket = sockets.created.at(-1)
    socket?.simulate('connect')
    const { _id } = aProduct()
    await waitFor(() => expect(socket?.sent).toEqual([['watchStock', [_id]]]))
    server.inventory = 12
    socket?.receive('stockChanged', { _id, inventory: 12 })
    const announcement = await canvas.findByText('Only 12 left. The limit is now 1 per order.')
    await expect(announcement).toHaveRole('status')
    await canvas.findByText('Quantity may not be greater than 1.')
    socket?.receive('stockChanged', { _id: 'another', inventory: 7 })
    server.inventory = 0
    socket?.receive('stockChanged', { _id, inventory: 0 })
    await canvas.findByText('This toy has just sold out.')
    await canvas.findByText('Out of stock')
    await expect(canvas.getByRole('button', { name: 'Add 5 To Cart' })).toBeDisabled()
  },
}
