import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazyMenu, Menu, type MenuProps, MenuTrigger } from '@whirligig/ui'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

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

/** Lets the items of the open menu arrive. */
let finishLoading = () => {}
function LoadingMenu(args: MenuProps) {
  const [isLoading, setLoading] = useState(true)
  finishLoading = () => setLoading(false)
  return <Menu {...args} items={isLoading ? [{ label: 'Loading…', disabled: true }] : args.items} />
}
/** Opened by a key before its code and its items were there: the focus waits for the first item. */
export const OpenedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: 'keyboard' },
  render: (args) => <LoadingMenu {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    finishLoading()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bramble & Bear' })).toHaveFocus())
  },
}
export const ItemsArriveAfterUserHasMoved: Story = {
  tags: ['!autodocs'],
  ...OpenedByKeyboard,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const last = screen.getByRole('menuitem', { name: 'Check All' })
    await waitFor(() => expect(last).toHaveFocus())
    finishLoading()
    await screen.findByRole('menuitem', { name: 'Bramble & Bear' })
    await expect(last).toHaveFocus()
  },
}

const LazyMenu = lazyMenu<Omit<MenuProps, 'trigger' | 'defaultOpen'>>(async () => Menu)

const LAZY_CODE = `import { lazyMenu, MenuTrigger } from '@whirligig/ui'

const LazyMenu = lazyMenu(async () => (await import('./categories-menu.tsx')).CategoriesMenu)

<LazyMenu trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>} />`

const lazy: Story = {
  parameters: { docs: { source: { code: LAZY_CODE } } },
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
