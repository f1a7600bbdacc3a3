import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/Reviews',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Reviews: Story = {
  args: { path: '/dashboard/review' },
  play: async ({ canvas }) => {
    await expectPage('Reviews')
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3)
  },
}
