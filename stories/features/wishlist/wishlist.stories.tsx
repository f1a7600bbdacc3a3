import type { Meta, StoryObj } from '@storybook/react-vite'
import emptyPicture from '@whirligig/art/empty/no-results.svg'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aWishlistItem, TOYS } from '@whirligig/contract/fixtures'
import { Button } from '@whirligig/ui'
import { WishlistContainer } from '@whirligig/wishlist'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

const wishes = TOYS.slice(0, 3).map(({ _id, slug, name, price, taxable, inventory, imageUrl }) =>
  aWishlistItem({ product: { _id, slug, name, price, taxable, inventory, imageUrl } }),
)

const meta = {
  title: 'Features/Wishlist/Wishlist',
  tags: ['role:member'],
  component: WishlistContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    sharedUrl: (token) => `https://toys.example/#/wishlist/${token}`,
    renderShare: (url) => <a href={url}>Open the link</a>,
    renderFooter: ({ name }) => <Button size="sm">Add {name}</Button>,
    emptyPicture: <img src={emptyPicture} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/wishlist', () => HttpResponse.json({ wishlist: wishes })),
      http.get('/api/wishlist/share', () => HttpResponse.json({ token: null })),
    )
  },
} satisfies Meta<typeof WishlistContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Rubix Cube')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    for (const { product } of wishes) {
      const link = canvas.getByRole('link', { name: product.name })
      await expect(link).toHaveAttribute('href', args.productHref(product.slug))
    }
  },
}

const [bears, robot, cube] = wishes

export const ChangedPricesAndStock: Story = {
  beforeEach: ({ msw }) => {
    const changed = [
      { ...bears, likedPrice: 70 },
      { ...robot, likedPrice: 80, product: { ...robot?.product, inventory: 3 } },
      { ...cube, likedPrice: null, product: { ...cube?.product, inventory: 0 } },
    ]
    msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: changed })))
  },
  play: async ({ canvas }) => {
    const drop = await canvas.findByText('Down from $70.00 when you added it')
    const rise = canvas.getByText('Up from $80.00 when you added it')
    await expect(drop.querySelector('svg')).toBeVisible()
    await expect(rise.querySelector('svg')).toBeNull()
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
    await expect(canvas.getByText('Out of stock')).toBeVisible()
  },
}
export const ChangedPricesAndStockPhone: Story = { ...ChangedPricesAndStock, ...forViewport('phone') }

export const SharesAndStopsSharing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/wishlist/share', () => HttpResponse.json({ token: 'secret' })),
      http.delete('/api/wishlist/share', () => HttpResponse.json({ token: null })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a link' }))
    const link = await canvas.findByLabelText('Link to your wishlist')
    await expect(link).toHaveValue('https://toys.example/#/wishlist/secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }))
    await canvas.findByRole('button', { name: 'Create a link' })
  },
}

export const Shared: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist/share', () => HttpResponse.json({ token: 'secret' })))
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByLabelText('Link to your wishlist')
    await expect(link).toHaveValue('https://toys.example/#/wishlist/secret')
    await expect(canvas.queryByRole('button', { name: 'Create a link' })).toBeNull()
  },
}
export const SharedPhone: Story = { ...Shared, ...forViewport('phone') }

export const LinkFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist/share', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The link could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Create a link' })
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: [] })))
  },
  play: () =>
    expectEmptyState('OOPs It Seems Your WishList is Empty', 'Press the heart on a toy to save it here.', {
      name: 'See all toys',
      href: '#/shop',
    }),
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
