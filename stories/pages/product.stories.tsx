import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Product',
  ...appStory,
  args: { path: '/product/teddy-bears' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
    await canvas.findByText('In stock')
    const related = await canvas.findByRole('region', { name: 'Goes well with' })
    const reviews = await canvas.findByRole('heading', { name: 'Rating and Reviews' })
    await expect(reviews.compareDocumentPosition(related)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const OutOfStock: Story = {
  args: { path: '/product/dinosaur-with-very-long-neck' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Out of stock') // similar toys may be sold out, too
    await expect(canvas.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
    const similar = await canvas.findByRole('region', { name: 'Similar toys' })
    const reviews = await canvas.findByRole('heading', { name: 'Rating and Reviews' })
    await expect(reviews.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  },
}

export const RetriesAfterServerError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/item/:slug', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { level: 1, name: 'Teddy Bears' })
  },
}

const states = queryPageStates({
  endpoint: 'get /product/item/:slug',
  errorText: 'The toy could not be loaded.',
  content: 'In stock',
  notFound: 'No product found.',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
