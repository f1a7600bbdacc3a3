import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, DashboardFrame, Page, PageHeader } from '@whirligig/ui'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { PersonIcon } from '../support/icons.tsx'
import { waitForFrames } from '../support/wait-for-frames.ts'

const toLink = (label: string, path: string) => ({ label, href: `#/${path}`, icon: <PersonIcon /> })
const noReviews = { count: 0, label: 'reviews waiting' }
const unread = { count: 3, label: 'unread messages' }

const meta = {
  title: 'Layout/Dashboard Frame',
  component: DashboardFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/dashboard',
    sections: [
      { links: [toLink('Account Details', 'dashboard'), toLink('Address', 'dashboard/address')] },
      {
        title: 'Catalogue',
        links: [
          { ...toLink('Products', 'dashboard/product'), current: true },
          { ...toLink('Reviews', 'dashboard/review'), badge: noReviews },
        ],
      },
      { title: 'More', links: [{ ...toLink('Support', 'support'), badge: unread }] },
    ],
    actions: (
      <Button variant="link" size="sm">
        View shop
      </Button>
    ),
    children: (
      <Page width="wide">
        <PageHeader title="Products" meta="60 products" />
        <a href="#/dashboard/product/add">Add</a>
        <div className="mt-4 h-60 rounded-panel bg-sun-pale" />
      </Page>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DashboardFrame>

export default meta
type Story = StoryObj<typeof meta>

const onAPhone = forViewport('phone')
const onADesktop = forViewport('desktop')

export const Desktop: Story = {
  ...onADesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAccessibleDescription('3 unread messages')
    await expect(canvas.getByRole('link', { name: 'Products' })).not.toHaveAttribute('aria-describedby')
    await expect(canvas.getByRole('link', { name: 'Reviews' })).not.toHaveAttribute('aria-describedby')
    await expect(canvas.queryByRole('button', { name: /Dashboard Menu/ })).toBeNull()
  },
}
/** The sidebar is higher than the window. */
export const ShowsCurrentLinkOfLongSidebar: Story = {
  ...onADesktop,
  args: {
    sections: [
      {
        links: Array.from({ length: 40 }, (_, n) => ({ ...toLink(`Page ${n}`, `dashboard/${n}`), current: n === 38 })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Account' }).getBoundingClientRect()
    await waitFor(async () => {
      const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      await expect(link.top).toBeGreaterThanOrEqual(nav.top)
      await expect(link.bottom).toBeLessThanOrEqual(nav.bottom)
    })
  },
}
export const SkipsSidebar: Story = {
  ...onADesktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveFocus()
  },
}
/** Between 768 and 1280 px. The labels are below the icons, and a count is beside its icon. */
export const Rail: Story = {
  ...forViewport('tablet'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Support' })
    const icon = link.querySelector('svg')?.getBoundingClientRect()
    const label = within(link).getByText('Support').getBoundingClientRect()
    const count = within(link).getByText('3').getBoundingClientRect()
    await expect(label.top).toBeGreaterThanOrEqual(icon?.bottom ?? Number.POSITIVE_INFINITY)
    await expect(count.left).toBeGreaterThanOrEqual(icon?.right ?? Number.POSITIVE_INFINITY)
  },
}
export const Phone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dashboard Menu' })
    await expect(button).toHaveAccessibleDescription('3 unread messages')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Products' })).toBeNull()
  },
}
export const SeveralCountsOnPhone: Story = {
  ...onAPhone,
  args: {
    sections: [
      {
        links: [
          { ...toLink('Orders', 'dashboard/orders'), badge: { count: 12, label: 'orders to ship' } },
          { ...toLink('Reviews', 'dashboard/review'), badge: noReviews },
          { ...toLink('Support', 'support'), badge: unread },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dashboard Menu' })
    await expect(button).toHaveAccessibleDescription('15 things waiting')
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription('12 orders to ship')
    await expect(canvas.getByRole('link', { name: 'Reviews' })).toHaveAccessibleDescription('')
  },
}
export const MenuOpenOnPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dashboard Menu/ }))
    await expect(canvas.getByRole('link', { name: 'Products' })).toBeVisible()
  },
}
export const EscapeClosesMenu: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Dashboard Menu/ })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Products' })).toBeVisible())
    canvas.getByRole('link', { name: 'Products' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('link', { name: 'Products' }).blur() // as when another window gets the focus
    await waitForFrames()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('link', { name: 'Products' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
}
export const EscapeKeepsFocusWithoutMenu: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View shop' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'View shop' })).toHaveFocus()
  },
}
/** The menu covers the page. */
export const MenuClosesWhenFocusLeaves: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Dashboard Menu/ })
    await userEvent.click(button)
    canvas.getByRole('link', { name: /Support/ }).focus()
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(canvas.getByRole('link', { name: 'Add' })).toBeVisible()
  },
}
export const LinkClosesMenu: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Dashboard Menu/ })
    await userEvent.click(button)
    await fireEvent.click(canvas.getByRole('link', { name: 'Products' }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
export const LongText: Story = {
  ...onADesktop,
  args: {
    sections: [{ links: [toLink('A link whose name takes more than one line', 'long'), toLink('Orders', 'orders')] }],
  },
}
/** Before the profile is loaded. */
export const WithoutLinks: Story = { args: { sections: [] } }
