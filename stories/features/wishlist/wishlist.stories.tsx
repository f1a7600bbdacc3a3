import type { Meta, StoryObj } from '@storybook/react-vite'
import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aWishlistItem, TOYS } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { WishlistContainer } from '@whirligig/wishlist'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const wishes = TOYS.slice(0, 3).map(({ _id, slug, name, price, imageUrl }) =>
  aWishlistItem({ product: { _id, slug, name, price, imageUrl } }),
)

const meta = {
  title: 'Features/Wishlist/Wishlist',
  tags: ['role:member'],
  component: WishlistContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={emptyPicture} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: wishes })))
  },
} satisfies Meta<typeof WishlistContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Rubix Cube')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('OOPs It Seems Your WishList is Empty')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/wishlist', async () => {
        await delay('infinite')
      }),
    )
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Rubix Cube')
  },
}

export const RemovesProduct: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/wishlist', () => {
        msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: wishes.slice(0, 2) })))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.wishlist.updated })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Rubix Cube from your WishList' }))
    await waitFor(() => expect(canvas.queryByText('Rubix Cube')).toBeNull())
    await canvas.findByText('Your Wishlist has been updated successfully!')
    await expect(canvas.queryByText('Rubix Cube')).toBeNull()
  },
}
