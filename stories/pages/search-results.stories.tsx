import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Storefront/Search Results',
  ...appStory,
  args: { path: '/shop?name=train' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Results for “train”' })
    await canvas.findByRole('link', { name: 'Wooden Train' })
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
