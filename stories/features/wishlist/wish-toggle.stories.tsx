import type { Meta, StoryObj } from '@storybook/react-vite'
import { productAtom } from '@whirligig/catalogue'
import { RESPONSE_TEXT, type WishlistInput } from '@whirligig/contract'
import { aProduct } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { Button } from '@whirligig/ui'
import { WishToggle, type WishToggleProps } from '@whirligig/wishlist'
import { useAtomValue, useSetAtom } from 'jotai'
import { HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { signedIn } from '../../support/signed-in.ts'

const add = 'Add Teddy Bears to your WishList'
const remove = 'Remove Teddy Bears from your WishList'

/** Called with the body of each request. */
const saveWish = fn()

/** Handlers for one product, which the requests like and unlike. */
function createHandlers(isLiked: boolean) {
  let product = aProduct({ isLiked })
  return [
    http.get('/api/product/item/:slug', () => HttpResponse.json({ product })),
    http.post<never, WishlistInput>('/api/wishlist', async ({ request }) => {
      const wish = await request.json()
      saveWish(wish)
      product = aProduct({ isLiked: wish.isLiked })
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.wishlist.added })
    }),
  ]
}

/** The heart of a product from the query cache, as on the product page. */
function ProductHeart(props: WishToggleProps) {
  const { data } = useAtomValue(productAtom(aProduct().slug))
  return data ? <WishToggle {...props} product={data} /> : null
}

const meta = {
  title: 'Features/Wishlist/Wish Toggle',
  component: WishToggle,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { product: aProduct() },
  render: (args) => <ProductHeart {...args} />,
  beforeEach: ({ msw }) => {
    saveWish.mockClear()
    msw.use(...createHandlers(false))
  },
} satisfies Meta<typeof WishToggle>

export default meta
type Story = StoryObj<typeof meta>

export const NotLiked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: add })).not.toHaveAttribute('data-pressed')
  },
}

export const Liked: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(true))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: remove })).toHaveAttribute('data-pressed', 'true')
  },
}

export const LikesProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }))
    await canvas.findByRole('button', { name: remove })
    await canvas.findByText('Added to your Wishlist successfully!')
    await expect(canvas.getByRole('button', { name: remove })).toBeVisible()
  },
}

export const RevertsRejectedLike: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/wishlist', () => HttpResponse.json({ error: 'Not today.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }))
    await canvas.findByText('Not today.')
    await canvas.findByRole('button', { name: add })
  },
}

export const KeepsSavedLikeWhenUnlikeIsRejected: Story = {
  play: async (context) => {
    await LikesProduct.play?.(context)
    const { canvas, userEvent, msw } = context
    msw.use(http.post('/api/wishlist', () => HttpResponse.json({ error: 'Not today.' }, { status: 400 })))
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await canvas.findByText('Not today.')
    await canvas.findByRole('button', { name: remove })
  },
}

export const AsksGuestsToLogIn: Story = {
  parameters: { initialAtoms: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }))
    await canvas.findByText('Please Login')
    await expect(canvas.getByRole('button', { name: add })).toBeVisible()
  },
}

function LogInButton() {
  const start = useSetAtom(startSessionAtom)
  return <Button onClick={() => start('token')}>Log in</Button>
}

export const AppliesGuestLikeAfterLogin: Story = {
  parameters: { initialAtoms: [] },
  render: (args) => (
    <>
      <ProductHeart {...args} />
      <LogInButton />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }))
    await expect(sessionStorage.getItem('pending_wish')).toBe(aProduct()._id)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await canvas.findByRole('button', { name: remove })
    await canvas.findByText('Added to your Wishlist successfully!')
    await expect(saveWish).toHaveBeenCalledWith({ product: aProduct()._id, isLiked: true })
    await expect(sessionStorage.getItem('pending_wish')).toBeNull()
  },
}
