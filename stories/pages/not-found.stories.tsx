import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Not Found',
  ...appStory,
  args: { path: '/404' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('We could not find that page', 'Not found')
    await expect(canvas.getByRole('link', { name: 'Back to the toys' })).toHaveAttribute('href', '/')
  },
}

export const UnknownShopPath: Story = {
  args: { path: '/shop/nowhere/at/all' },
  play: WithData.play,
}
