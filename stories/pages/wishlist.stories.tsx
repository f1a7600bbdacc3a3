import type { Meta, StoryObj } from '@storybook/react-vite'
import { aWish } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Wishlist',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard/wishlist' },
  beforeEach: (context) => {
    wholeShopStory.beforeEach(context)
    context.msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: [aWish()] })))
  },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Teddy Bears')
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

const states = screenStates({
  call: 'get /wishlist',
  failed: 'Your wishlist could not be loaded.',
  filled: 'Teddy Bears',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
