import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Brand',
  ...appStory,
  args: { path: '/shop/brand/bramble-bear' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
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

/** The brand does not exist or is not active. */
export const NotFound404: Story = {
  args: { path: '/shop/brand/no-such-brand' },
  play: async ({ canvas }) => {
    await canvas.findByText('No brand found.')
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
