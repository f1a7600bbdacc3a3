import type { Meta, StoryObj } from '@storybook/react-vite'
import { RoleBadge } from '@whirligig/ui'

const meta = { title: 'Data/Role Badge', component: RoleBadge } satisfies Meta<typeof RoleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = { args: { role: 'Admin' } }
export const Merchant: Story = { args: { role: 'Merchant' } }
export const Member: Story = { args: { role: 'Member' } }
