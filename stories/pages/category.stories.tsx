import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCategory, aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const { products: _products, ...SOFT_TOYS } = aCategory()

const meta = {
  title: 'Pages/Storefront/Category',
  ...wholeShopStory,
  args: { path: '/shop/category/soft-toys' },
  beforeEach: (context) => {
    wholeShopStory.beforeEach(context)
    context.msw.use(http.get('/api/category/list', () => HttpResponse.json({ categories: [SOFT_TOYS] })))
  },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Soft Toys' })
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

/** No category of that name is on show. */
export const Missing404: Story = {
  args: { path: '/shop/category/no-such-category' },
  play: async ({ canvas }) => {
    await canvas.findByText('No category found.')
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
