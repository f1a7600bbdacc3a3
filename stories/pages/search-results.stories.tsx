import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Search Results',
  ...appStory,
  args: { path: '/shop?name=train' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Results for “train”', '“train”')
    await expect(await canvas.findByRole('link', { name: 'Wooden Train' })).toHaveAttribute(
      'href',
      '/product/wooden-train',
    )
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => HttpResponse.json(aProductPage([]))))
  },
  play: async ({ canvas }) => {
    await expectEmptyState('No products found.', /^No products found\.No toys match “train”\./)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “train”')
  },
}
