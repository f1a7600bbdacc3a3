import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sidebar } from '@whirligig/ui'
import { expect, fireEvent } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { PersonIcon } from '../support/icons.tsx'

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: {
    links: [
      { label: 'Account Details', href: '#/dashboard', current: true, icon: <PersonIcon /> },
      { label: 'Account Security', href: '#/dashboard/security', icon: <PersonIcon /> },
      { label: 'Orders', href: '#/dashboard/orders', icon: <PersonIcon /> },
      { label: 'Support', href: '#/support', icon: <PersonIcon />, badge: { count: 3, label: 'unread messages' } },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

const onAPhone = forViewport('phone')

export const Desktop: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account Details' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Support 3 unread messages' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const CollapsedOnPhone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dashboard Menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const ExpandsByKeyboard: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Account Details' })).toHaveFocus()
  },
}
export const LinkCollapses: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard Menu' }))
    await fireEvent.click(canvas.getByRole('link', { name: 'Orders' }))
    await expect(canvas.getByRole('button', { name: 'Dashboard Menu' })).toHaveAttribute('aria-expanded', 'false')
  },
}
export const ManyLinksLongText: Story = {
  ...forViewport('desktop'),
  args: {
    links: [
      { label: 'Account Details', href: '#/dashboard' },
      ...['Address', 'Products', 'Categories', 'Brand', 'Users', 'Merchants', 'Orders', 'Reviews', 'WishList'].map(
        (label) => ({ label, href: `#/dashboard/${label}`, current: label === 'Merchants' }),
      ),
      { label: 'A link whose name takes more than one line', href: '#/long', badge: { count: 250, label: 'new' } },
    ],
  },
}
