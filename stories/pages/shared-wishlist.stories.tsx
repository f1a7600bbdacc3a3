import type { Meta, StoryObj } from '@storybook/react-vite'
import { TOYS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { forViewport } from '../support/for-viewport.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const products = TOYS.slice(0, 6).map(({ _id, slug, name, price, taxable, inventory, imageUrl }) => ({
  ...{ _id, slug, name, price, taxable, inventory, imageUrl },
}))

const meta = {
  title: 'Pages/Storefront/Shared Wishlist',
  ...appStory,
  args: { path: '/wishlist/token-of-the-link' },
  beforeEach: (context) => {
    appStory.beforeEach(context)
    context.msw.use(http.get('/api/wishlist/shared/:token', () => HttpResponse.json({ products })))
  },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'A Wishlist For You' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Add To Cart Wooden Train' }))
    await canvas.findByRole('button', { name: 'Remove From Cart Wooden Train' })
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
  },
}

const findProducts: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Add To Cart Wooden Train' })
}
export const Tablet: Story = { ...forViewport('tablet'), play: findProducts }
export const Phone: Story = { ...forViewport('phone'), play: findProducts }

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/wishlist/shared/:token', () => HttpResponse.json({ products: [] })))
  },
  play: async () => {
    await expectEmptyState('This wishlist is empty.', 'Come back later, or look around yourself.', {
      ...{ name: 'See all toys', href: '/shop' },
    })
  },
}

const states = queryPageStates({
  endpoint: 'get /wishlist/shared/:token',
  errorText: 'The wishlist could not be loaded.',
  content: 'Teddy Bears',
  notFound: 'This wishlist is not shared.',
})

export const Loading: Story = states.Loading
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
