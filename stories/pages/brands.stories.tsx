import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Storefront/Brands',
  ...appStory,
  args: { path: '/brands' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Choose From Over 10+ Categories', 'Brands')
    await expect(await canvas.findByRole('link', { name: /Gearhart/ })).toHaveAttribute('href', '/shop/brand/gearhart')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => HttpResponse.json({ brands: [] })))
  },
  play: () => expectEmptyState('No brands found.', 'Please come back soon.'),
}

const states = queryPageStates({
  endpoint: 'get /brand/list',
  errorText: 'The brands could not be loaded.',
  content: 'Gearhart',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
