import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { collectionPageStates } from '../support/collection-page-states.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Brand',
  ...appStory,
  args: { path: '/shop/brand/bramble-bear' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Bramble & Bear')
    await expect(await canvas.findByText(/Toys of/)).toHaveTextContent('1-3 Toys of 3 Toys')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

const states = collectionPageStates('brand', 'No brand found.')

export const Empty: Story = states.Empty
export const NotFound404: Story = states.NotFound404
export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
