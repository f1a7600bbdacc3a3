import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyMenu, Menu, type MenuProps, MenuTrigger } from '@whirligig/ui'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'

const onSignOut = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    trigger: <MenuTrigger>Categories</MenuTrigger>,
    header: 'Over 10+ Categories',
    items: [
      { label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
      { label: 'Cubework', href: '#/shop/brand/cubework' },
      { label: 'Gearhart', href: '#/shop/brand/gearhart' },
      { label: 'Little Harbour', href: '#/shop/brand/little-harbour' },
    ],
    footer: { label: 'Check All', href: '#/brands' },
  },
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const account = {
  trigger: <MenuTrigger icon={<PersonIcon />}>Ada</MenuTrigger>,
  header: undefined,
  footer: undefined,
  items: [
    { label: 'Your Account', href: '#/dashboard' },
    { label: 'Your Orders', href: '#/dashboard/orders' },
    { label: 'Change Password', href: '#/dashboard/security' },
    'separator' as const,
    { label: 'Sign Out', onSelect: onSignOut },
  ],
}

export const Categories: Story = { args: { defaultOpen: true } }
export const Closed: Story = {}
export const WithGroups: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        header: 'Shop by category',
        items: [
          { label: 'Puzzles', href: '#/shop/category/puzzles' },
          { label: 'Soft toys', href: '#/shop/category/soft-toys' },
        ],
      },
    ],
  },
  play: async ({ userEvent }) => {
    const group = within(await screen.findByRole('group', { name: 'Shop by category' }))
    await expect(group.getByRole('menuitem', { name: 'Puzzles' })).toHaveAttribute('href', '#/shop/category/puzzles')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(group.getByRole('menuitem', { name: 'Soft toys' })).toHaveFocus())
  },
}
export const Account: Story = { args: { ...account, defaultOpen: true } }
export const SignedOut: Story = {
  args: {
    ...account,
    trigger: <MenuTrigger icon={<PersonIcon />}>Welcome!</MenuTrigger>,
    items: [
      { label: 'Login', href: '#/login' },
      { label: 'Sign Up', href: '#/register' },
    ],
    defaultOpen: true,
  },
}
export const DangerAndDisabledItems: Story = {
  args: {
    ...account,
    defaultOpen: true,
    items: [
      { label: 'Loading…', disabled: true },
      { label: 'Delete', tone: 'danger', onSelect: fn() },
    ],
  },
}
export const SelectsByKeyboard: Story = {
  args: account,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ada' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Your Account' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(onSignOut).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ada' })).toHaveFocus())
  },
}
export const EscapeClosesAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitem', { name: 'Check All' })).toHaveAttribute('href', '#/brands')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
export const TypeAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Categories' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('l')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Little Harbour' })).toHaveFocus())
  },
}

const LazyMenu = lazyMenu<Omit<MenuProps, 'trigger' | 'defaultOpen'>>(async () => Menu)

const lazy: Story = {
  render: ({ trigger, ...args }) => (
    <LazyMenu {...args} trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />
  ),
}

export const LazyOpensByFirstPress: Story = {
  ...lazy,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Categories' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await screen.findByRole('menuitem', { name: 'Little Harbour' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus())
  },
}

export const LazyOpensByKeyboard: Story = {
  ...lazy,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bramble & Bear' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bramble & Bear' })).toHaveFocus())
  },
}
