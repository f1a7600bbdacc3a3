import type { Meta, StoryObj } from '@storybook/react-vite'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Storefront/Not Found',
  ...appStory,
  args: { path: '/404' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}

export const UnknownShopPath: Story = {
  args: { path: '/shop/nowhere/at/all' },
  play: WithData.play,
}
