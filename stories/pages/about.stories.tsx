import type { Meta, StoryObj } from '@storybook/react-vite'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Storefront/About',
  ...appStory,
  args: { path: '/about' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' })
    await canvas.findByRole('heading', { level: 2, name: 'How we choose' })
  },
}
