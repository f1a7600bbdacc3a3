import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/System',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const System: Story = {
  args: { path: '/dashboard/system' },
  play: async ({ canvas }) => {
    await expectPage('System')
    await canvas.findByText('All mails are sent.')
    await expect(canvas.queryByRole('button', { name: 'Retry all' })).toBeNull()
  },
}
