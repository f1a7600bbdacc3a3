import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProduct } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { Button } from '@whirligig/ui'
import { WishToggle } from '@whirligig/wishlist'
import { useSetAtom } from 'jotai'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const add = 'Add Teddy Bears to your WishList'
const remove = 'Remove Teddy Bears from your WishList'

const meta = {
  title: 'Features/Wishlist/Wish Toggle',
  component: WishToggle,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: { product: aProduct() },
} satisfies Meta<typeof WishToggle>

export default meta
type Story = StoryObj<typeof meta>

export const NotLiked: Story = {}
export const Liked: Story = { args: { product: aProduct({ isLiked: true }) } }

export const SetsTheHeart: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/wishlist', () =>
        HttpResponse.json({ success: true, message: 'Added to your Wishlist successfully!' }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await canvas.findByRole('button', { name: remove, pressed: true })
    await canvas.findByText('Added to your Wishlist successfully!')
  },
}

export const GoesBackWhenTheServerRefuses: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/wishlist', () => HttpResponse.json({ error: 'Not today.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await canvas.findByText('Not today.')
    await canvas.findByRole('button', { name: add, pressed: false })
  },
}

export const GuestsAreAskedToLogIn: Story = {
  parameters: { initialAtoms: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await canvas.findByText('Please Login')
    await expect(canvas.getByRole('button', { name: add })).toHaveAttribute('aria-pressed', 'false')
  },
}

function LogIn() {
  const start = useSetAtom(startSessionAtom)
  return <Button onClick={() => start('token')}>Log in</Button>
}

export const TheHeartAGuestWantedIsSetAfterTheLogin: Story = {
  parameters: { initialAtoms: [] },
  render: (args) => (
    <>
      <WishToggle {...args} />
      <LogIn />
    </>
  ),
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/wishlist', async ({ request }) => {
        await expect(await request.json()).toEqual({ product: aProduct()._id, isLiked: true })
        return HttpResponse.json({ success: true, message: 'Added to your Wishlist successfully!' })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await expect(sessionStorage.getItem('pending_wish')).toBe(aProduct()._id)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await canvas.findByRole('button', { name: remove, pressed: true })
    await canvas.findByText('Added to your Wishlist successfully!')
    await expect(sessionStorage.getItem('pending_wish')).toBeNull()
  },
}
