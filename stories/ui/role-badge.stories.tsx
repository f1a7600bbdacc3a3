import type { Meta, StoryObj } from '@storybook/react-vite'
import { RoleBadge } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = { title: 'Data/Role Badge', component: RoleBadge } satisfies Meta<typeof RoleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {
  args: { role: 'Admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible()
  },
}
export const Merchant: Story = { args: { role: 'Merchant' } }
export const Member: Story = { args: { role: 'Member' } }
