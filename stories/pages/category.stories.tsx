import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { collectionPageStates } from '../support/collection-page-states.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Category',
  ...appStory,
  args: { path: '/shop/category/soft-toys' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Soft Toys')
    await expect(await canvas.findByText(/Toys of/)).toHaveTextContent('1-2 Toys of 2 Toys')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
}

const states = collectionPageStates('category', 'No category found.')

export const Empty: Story = states.Empty
export const NotFound404: Story = states.NotFound404
export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
