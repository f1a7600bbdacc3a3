import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ConfirmDialog, type ConfirmDialogProps, Drawer, LazyConfirmDialog } from '@whirligig/ui'
import { type ComponentType, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Confirm Dialog',
  component: ConfirmDialog,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    title: 'Cancel this order?',
    description: 'We will not send any of its toys. This cannot be undone.',
    confirmLabel: 'Cancel Order',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    await expect(dialog).toHaveAccessibleDescription('We will not send any of its toys. This cannot be undone.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  },
}
export const ConfirmsOnClick: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
export const LoadingCannotBeClosed: Story = {
  args: { loading: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    title: 'Disable Bramble & Bear?',
    description:
      'Its brand and all its toys leave the shop, and its members can no longer sign in. Existing orders are still delivered. You can enable it again at any time.',
    confirmLabel: 'Disable',
    cancelLabel: undefined,
  },
}

/** Renders the dialog with a button that opens it. */
const withTrigger = (Dialog: ComponentType<ConfirmDialogProps>) =>
  function WithTrigger(args: ConfirmDialogProps) {
    const [open, setOpen] = useState(false)
    return (
      <div className="p-6">
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete
        </Button>
        <Dialog {...args} open={open} onCancel={() => setOpen(false)} />
      </div>
    )
  }

export const TrapsAndReturnsFocus: Story = {
  render: withTrigger(ConfirmDialog),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    for (const shift of [false, false, true, true]) {
      await userEvent.tab({ shift })
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function OpenedFromDrawer(args: ConfirmDialogProps) {
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(null)
  return (
    <div className="p-6">
      <Button onClick={() => setOpen('drawer')}>Menu</Button>
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} title="Menu">
        <Button onClick={() => setOpen('dialog')}>Sign Out</Button>
      </Drawer>
      <ConfirmDialog {...args} open={open === 'dialog'} onCancel={() => setOpen(null)} />
    </div>
  )
}

export const ReturnsFocusToOpenerOfReplacedDrawer: Story = {
  render: OpenedFromDrawer,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await screen.findByRole('alertdialog')
    // The button that opened the dialog has been removed with the drawer.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out', hidden: true })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const IgnoresClickOutside: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

// The code of the story shows this name instead of that of the inner function.
Object.assign(LazyConfirmDialog, { displayName: 'LazyConfirmDialog' })

export const LazyLoadsOnOpenAndReturnsFocus: Story = {
  render: withTrigger(LazyConfirmDialog),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
