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
  },
}

export const OutOfStock: Story = {
  args: { path: '/product/dinosaur-with-very-long-neck' },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of stock')
    await expect(canvas.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
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
export const BadRequest400: Story = states.BadRequest400
export const Unauthorized401: Story = states.Unauthorized401
export const Forbidden403: Story = states.Forbidden403
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
