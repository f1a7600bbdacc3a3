import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCategory } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { collectionPageStates } from '../support/collection-page-states.ts'
import { expectPage } from '../support/expect-page.ts'

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
    await expectPage('Soft Toys')
    await expect(await canvas.findByText(/Toys of/)).toHaveTextContent('1-10 Toys of 12 Toys')
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
}

const states = collectionPageStates('category', 'No category found.')

export const Empty: Story = states.Empty
export const NotFound404: Story = states.NotFound404
export const Loading: Story = states.Loading
export const BadRequest400: Story = states.BadRequest400
export const Unauthorized401: Story = states.Unauthorized401
export const Forbidden403: Story = states.Forbidden403
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversOnRetry: Story = states.RecoversOnRetry
