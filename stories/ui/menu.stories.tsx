import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Dialog, Drawer, Menu, MenuTrigger } from '@whirligig/ui'
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
    title: 'Over 10+ Categories',
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
      <div className="min-h-80 px-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const account = {
  trigger: <MenuTrigger icon={<PersonIcon />}>Ada</MenuTrigger>,
  title: undefined,
  footer: undefined,
  items: [
    { label: 'Your Account', href: '#/dashboard' },
    { label: 'Your Orders', href: '#/dashboard/orders' },
    { label: 'Change Password', href: '#/dashboard/security' },
    'separator' as const,
    { label: 'Sign Out', onSelect: onSignOut },
  ],
}

/** The distance between an edge of the menu and that of its trigger. */
const getGap = (trigger: HTMLElement, edge: 'left' | 'right') =>
  Math.abs(screen.getByRole('menu').getBoundingClientRect()[edge] - trigger.getBoundingClientRect()[edge])

export const Categories: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Bramble & Bear',
      'Cubework',
      'Gearhart',
      'Little Harbour',
      'Check All',
    ])
    await expect(screen.getByRole('group', { name: 'Over 10+ Categories' })).toHaveTextContent(/^Over 10\+ Categories/)
    await expect(screen.getAllByRole('separator')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await waitFor(() => expect(getGap(canvas.getByRole('button', { hidden: true }), 'left')).toBeLessThan(2))
  },
}
export const Closed: Story = {
  play: async () => expect(screen.queryByRole('menu')).toBeNull(),
}
/** The menu stays open, so that the effect can be seen. */
export const Choice: Story = {
  args: {
    defaultOpen: true,
    choice: {
      label: 'Theme',
      value: 'light',
      options: [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ],
      onChange: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const theme = within(await screen.findByRole('group', { name: 'Theme' }))
    await waitFor(() => expect(theme.getByText('Theme')).toBeVisible())
    await expect(theme.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    await expect(theme.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked()
    await userEvent.click(theme.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.choice?.onChange).toHaveBeenCalledWith('dark')
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}
export const WithGroups: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        title: 'Shop by category',
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
export const Account: Story = {
  args: { ...account, defaultOpen: true },
  play: async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
    await expect(screen.getAllByRole('separator')).toHaveLength(1)
    await expect(screen.getByRole('menuitem', { name: 'Sign Out' })).not.toHaveAttribute('href')
  },
}
/** At the end of a row, the menu ends where its trigger does. */
export const AlignedAtTheEnd: Story = {
  args: { ...account, align: 'end', defaultOpen: true },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await screen.findByRole('menu')
    await waitFor(() => expect(getGap(canvas.getByRole('button', { hidden: true }), 'right')).toBeLessThan(2))
  },
}
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
      { label: 'Delete', tone: 'danger', onSelect: fn(), 'data-command': 'delete' },
      { label: 'Help', href: '#/help', 'data-command': 'help' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-command', 'delete')
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('data-command', 'help')
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
/** Labels may repeat. */
export const SameLabels: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Copy', onSelect: fn() },
      { label: 'Copy', onSelect: fn() },
    ],
  },
  play: async () => expect(await screen.findAllByRole('menuitem', { name: 'Copy' })).toHaveLength(2),
}
const onArchive = fn()
const rowMenu = <Menu trigger={<MenuTrigger>More</MenuTrigger>} items={[{ label: 'Archive', onSelect: onArchive }]} />

/** Opens the menu inside the overlay, and expects it to be above the overlay. */
async function chooseFromMenu({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<void> {
  onArchive.mockClear()
  const overlay = await screen.findByRole('dialog', { name: 'Order' })
  await userEvent.click(within(overlay).getByRole('button', { name: 'More' }))
  const item = await screen.findByRole('menuitem', { name: 'Archive' })
  await waitFor(() => {
    const { left, top, width, height } = item.getBoundingClientRect()
    expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  })
  await userEvent.click(item)
  await expect(onArchive).toHaveBeenCalledOnce()
  await waitFor(() => expect(within(overlay).getByRole('button', { name: 'More' })).toHaveFocus())
}
export const InDialog: Story = {
  render: () => (
    <Dialog open title="Order" onClose={fn()}>
      {rowMenu}
    </Dialog>
  ),
  play: chooseFromMenu,
}
export const InDrawer: Story = {
  render: () => (
    <Drawer open title="Order" onClose={fn()}>
      {rowMenu}
    </Drawer>
  ),
  play: chooseFromMenu,
}
