import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Shop',
  ...appStory,
  args: { path: '/shop' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('All toys')
    await canvas.findByText('1-10 Toys of 12 Toys')
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
}

export const AppliesFiltersFromUrl: Story = {
  args: { path: '/shop?min=50&max=130&rating=4' },
  play: async ({ canvas }) => {
    await canvas.findByText(/\$50.* \$130/)
    await expect(canvas.queryByText('Bath Duck')).toBeNull()
  },
}

export const KeepsFocusAfterRemovingFilter: Story = {
  args: { path: '/shop?rating=4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove filter/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => HttpResponse.json(aProductPage([]))))
  },
  play: () => expectEmptyState('No products found.', 'New toys arrive all the time.'),
}

export const RetriesWhenUnreachable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('1-10 Toys of 12 Toys')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

const states = queryPageStates({
  endpoint: 'get /product/list',
  errorText: 'The toys could not be loaded.',
  content: '1-10 Toys of 12 Toys',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
