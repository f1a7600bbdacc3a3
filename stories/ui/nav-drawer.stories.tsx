import type { Meta, StoryObj } from '@storybook/react-vite'
import { NavDrawer } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'

const signOut = fn()
const shop = {
  title: 'Shop',
  items: [
    { label: 'Explore', href: '#/shop', current: true },
    { label: 'WishList', href: '#/dashboard/wishlist' },
  ],
}
const brands = {
  title: 'Over 10+ Categories',
  collapsible: true,
  items: [
    { label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
    { label: 'Gearhart', href: '#/shop/brand/gearhart' },
    { label: 'Check All', href: '#/brands' },
  ],
}

const meta = {
  title: 'Navigation/Nav Drawer',
  component: NavDrawer,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    groups: [
      shop,
      brands,
      {
        title: 'Account',
        items: [
          { label: 'Your Account', href: '#/dashboard' },
          { label: 'Sign Out', onSelect: signOut },
        ],
      },
    ],
  },
} satisfies Meta<typeof NavDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}
export const SignedOut: Story = {
  args: {
    groups: [
      shop,
      brands,
      {
        title: 'Account',
        items: [
          { label: 'Login', href: '#/login' },
          { label: 'Sign Up', href: '#/register' },
        ],
      },
    ],
  },
}
export const OpensLongGroup: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Bramble & Bear')).not.toBeVisible()
    await userEvent.click(screen.getByText('Over 10+ Categories'))
    await expect(screen.getByRole('link', { name: 'Bramble & Bear' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Check All' })).toHaveAttribute('href', '#/brands')
  },
}
export const LinkCloses: Story = {
  play: async ({ userEvent, args }) => {
    const link = await screen.findByRole('link', { name: 'Explore' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ActionCloses: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await expect(signOut).toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
