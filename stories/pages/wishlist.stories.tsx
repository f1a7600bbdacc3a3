import type { Meta, StoryObj } from '@storybook/react-vite'
import { aWishlistItem } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Account/Wishlist',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard/wishlist' },
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: [aWishlistItem()] })))
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Your Wishlist')
    await expect(await canvas.findByRole('link', { name: 'Teddy Bears' })).toHaveAttribute(
      'href',
      '/product/teddy-bears',
    )
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist', () => HttpResponse.json({ wishlist: [] })))
  },
  play: async () => {
    await expectEmptyState('OOPs It Seems Your WishList is Empty', 'Press the heart on a toy to save it here.', {
      ...{ name: 'See all toys', href: '/shop' },
    })
  },
}

const states = queryPageStates({
  endpoint: 'get /wishlist',
  errorText: 'Your wishlist could not be loaded.',
  content: 'Teddy Bears',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
