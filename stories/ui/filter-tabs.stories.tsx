import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterTabs } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const tabs = [
  { label: 'All', href: '#/orders', count: 1204 },
  { label: 'To ship', href: '#/orders?status=to_ship', count: 3, current: true },
  { label: 'Shipped', href: '#/orders?status=shipped', count: 9 },
  { label: 'Delivered', href: '#/orders?status=delivered', count: 1190 },
  { label: 'Cancelled', href: '#/orders?status=cancelled', count: 2 },
]

const meta = {
  title: 'Navigation/Filter Tabs',
  component: FilterTabs,
  args: { label: 'Which orders', tabs },
} satisfies Meta<typeof FilterTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Which orders' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('To ship 3')
    await expect(canvas.getByRole('link', { name: 'All 1,204' })).toHaveAttribute('href', '#/orders')
  },
}
export const WithoutCounts: Story = {
  args: { tabs: tabs.map(({ count: _count, ...tab }) => tab) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('To ship')
  },
}
/** The tabs scroll, and the page does not. */
export const OnPhone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
