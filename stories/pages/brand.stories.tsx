import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Brand',
  ...wholeShopStory,
  args: { path: '/shop/brand/bramble-bear' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bramble & Bear' })
    await canvas.findByText(/Toys of/)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => HttpResponse.json(aProductPage([]))))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No products found.')
  },
}

/** No brand of that name is on show. */
export const Missing404: Story = {
  args: { path: '/shop/brand/no-such-brand' },
  play: async ({ canvas }) => {
    await canvas.findByText('No brand found.')
    await waitFor(() => expect(document.title).toBe('Not found · Whirligig'))
  },
}

const states = screenStates({
  call: 'get /product/list',
  failed: 'The toys could not be loaded.',
  filled: /Toys of/,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Unreachable: Story = states.Unreachable
