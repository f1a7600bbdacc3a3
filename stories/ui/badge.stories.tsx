import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@whirligig/ui'
import { classNameWins } from '../support/class-name-wins.ts'
import { PersonIcon } from '../support/icons.tsx'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Not processed' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Delivered' } }
export const Info: Story = { args: { tone: 'info', children: 'Shipped' } }
export const Highlight: Story = { args: { tone: 'highlight', children: 'Processing' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Cancelled' } }
export const Merchant: Story = { args: { tone: 'merchant', children: 'Merchant' } }
export const WithIcon: Story = { args: { tone: 'merchant', children: 'Merchant', icon: <PersonIcon /> } }
export const ClassNameWins: Story = { ...classNameWins }
