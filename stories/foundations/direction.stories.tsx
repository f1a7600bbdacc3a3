import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  CartDrawer,
  ConfirmDialog,
  ConfirmPopover,
  Menu,
  MenuTrigger,
  RatingSummary,
  Switch,
  Tooltip,
} from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

/** Overlays and drawings in right-to-left layout. The Component Overview shows all other components in it. */
const meta = {
  title: 'Foundations/Direction',
  globals: { direction: 'rtl' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function DrawerWithConfirmation() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <CartDrawer open onClose={() => setConfirming(true)} shopHref="#/shop" summary={null} />
      <ConfirmDialog
        open={isConfirming}
        title="Empty the cart?"
        description="All toys are taken out."
        confirmLabel="Empty"
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

/** A drawer opens at the left edge, and a dialog over it has its cancel button at the right. */
export const Drawers: Story = {
  render: () => <DrawerWithConfirmation />,
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Shopping Cart' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('alertdialog', { name: 'Empty the cart?' })
    const x = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().x
    await waitFor(() => expect(x('Cancel')).toBeGreaterThan(x('Empty')))
  },
}

/** Menus and popovers are aligned with the right edge of their trigger. */
export const MenusAndPopovers: Story = {
  ...forViewport('desktop'),
  render: () => (
    <main className="grid min-h-dvh content-start gap-88 p-4">
      <h1 className="sr-only">Right to left</h1>
      <Menu
        open
        title="Over 10+ Categories"
        trigger={<MenuTrigger className="justify-self-start">Categories</MenuTrigger>}
        items={[{ label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' }, 'separator', { label: 'Sign Out' }]}
        footer={{ label: 'Check All', href: '#/brands' }}
      />
      <div className="flex flex-wrap gap-4">
        <ConfirmPopover
          align="start"
          trigger={<Button size="sm">Delete</Button>}
          title="Delete Bramble & Bear?"
          description="Its toys stay, but without a brand."
          confirmLabel="Delete"
          onConfirm={fn()}
        />
        <Tooltip text="Disabling Puzzles will also disable all Puzzles products.">
          <Button size="sm" variant="secondary">
            Disable
          </Button>
        </Tooltip>
      </div>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const right = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(right(menu)).toBe(right(canvas.getByRole('button', { name: 'Categories' }))))
    const trigger = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(trigger)
    const popover = await screen.findByRole('alertdialog')
    await waitFor(() => expect(right(popover)).toBe(right(trigger)))
    await userEvent.hover(canvas.getByRole('button', { name: 'Disable' }))
    await screen.findByRole('tooltip')
    await expect(menu).toBeVisible()
  },
}

/** A switch goes on to the left, and a share grows from the right. */
export const Drawings: Story = {
  render: () => (
    <main className="grid max-w-140 gap-6">
      <Switch label="Active" value onChange={fn()} />
      <RatingSummary average={4} count={12} levels={[{ stars: 5, percent: 58 }]} />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element | null) => {
      const { x, width } = element?.getBoundingClientRect() ?? new DOMRect()
      return x + width / 2
    }
    const control = canvas.getByRole('switch')
    await expect(middle(control.firstElementChild)).toBeLessThan(middle(control))
    const share = canvasElement.querySelector('li rect')
    await expect(middle(share)).toBeGreaterThan(middle(share?.parentElement ?? null))
  },
}
