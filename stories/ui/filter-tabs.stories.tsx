import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterTabs } from '@whirligig/ui'
import { expect, waitFor } from 'storybook/test'
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
/** The row starts at the current tab, and fades only where there are more of them. */
export const StartsAtCurrentTab: Story = {
  ...forViewport('phone'),
  args: { tabs: tabs.map((tab) => ({ ...tab, current: tab.label === 'Cancelled' })) },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    const getFades = () => ['start', 'end'].map((edge) => getComputedStyle(nav).getPropertyValue(`--fade-${edge}`))
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(nav.getBoundingClientRect().right)
    await waitFor(() => expect(getFades()).toEqual(['32px', '0px']))
    nav.scrollLeft = 0
    await waitFor(() => expect(getFades()).toEqual(['0px', '32px']))
  },
}
