import type { Meta, StoryObj } from '@storybook/react-vite'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Storefront/Privacy',
  ...appStory,
  args: { path: '/privacy' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Privacy' })
    await canvas.findByRole('heading', { level: 2, name: 'No tracking' })
  },
}
