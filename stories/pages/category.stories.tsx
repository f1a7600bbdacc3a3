import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCategory, aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const { products: _products, ...SOFT_TOYS } = aCategory()

const meta = {
  title: 'Pages/Storefront/Category',
  ...appStory,
  args: { path: '/shop/category/soft-toys' },
  beforeEach: (context) => {
    appStory.beforeEach(context)
    context.msw.use(http.get('/api/category/list', () => HttpResponse.json({ categories: [SOFT_TOYS] })))
  },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
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

/** The category does not exist or is not active. */
export const NotFound404: Story = {
  args: { path: '/shop/category/no-such-category' },
  play: async ({ canvas }) => {
    await canvas.findByText('No category found.')
    await waitFor(() => expect(document.title).toBe('Not found · Whirligig'))
  },
}

const states = queryPageStates({
  endpoint: 'get /product/list',
  errorText: 'The toys could not be loaded.',
  content: /Toys of/,
})

export const Loading: Story = states.Loading
export const BadRequest400: Story = states.BadRequest400
export const Unauthorized401: Story = states.Unauthorized401
export const Forbidden403: Story = states.Forbidden403
export const ServerUnreachable: Story = states.ServerUnreachable
