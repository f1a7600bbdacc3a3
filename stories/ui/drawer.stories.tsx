import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Drawer, type DrawerProps, LazyDrawer, Menu, MenuTrigger, Page, SearchInput } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Product Filters',
    children: <p>What is inside.</p>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { id: 'filters', ref: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Product Filters' })
    await expect(dialog).toHaveAttribute('id', 'filters')
    await expect(args.ref).toHaveBeenCalledWith(dialog)
    await expect(dialog).toHaveAttribute('data-side', 'right')
    await expect(dialog).not.toHaveAttribute('aria-describedby')
  },
}
/** Returns where a drawer is when it starts to slide in. */
function getStart(dialog: HTMLElement): DOMRect {
  dialog.style.animation = 'none'
  dialog.getBoundingClientRect() // without the animation, so that it starts again
  dialog.style.animation = ''
  const [slide] = dialog.getAnimations()
  slide?.pause()
  const start = dialog.getBoundingClientRect()
  slide?.finish()
  return start
}

export const LeftSide: Story = {
  args: { side: 'left' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
    await expect(getStart(dialog).right).toBe(0)
    document.documentElement.dir = 'rtl'
    await expect(getStart(dialog).left, 'mirrored').toBe(window.innerWidth)
    document.documentElement.dir = 'ltr'
  },
}
export const WithDescription: Story = {
  args: { description: 'Changes apply immediately.' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Product Filters' })).toHaveAccessibleDescription(
      'Changes apply immediately.',
    )
  },
}
export const LongContentWithFooter: Story = {
  args: {
    footer: <Button fullWidth>Show 12 toys</Button>,
    children: Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).map((line) => (
      <p key={line}>
        <a href="#/shop">{line}</a>
      </p>
    )),
  },
}

function DrawerWithTrigger(args: DrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-6">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...args} open={open} onClose={() => setOpen(false)}>
        <Button variant="secondary">Inside</Button>
      </Drawer>
    </div>
  )
}

const closesBy = (
  close: (userEvent: {
    click: (element: Element) => Promise<void>
    keyboard: (keys: string) => Promise<void>
  }) => Promise<void>,
): Story => ({
  render: DrawerWithTrigger,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await close(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const EscapeClosesAndReturnsFocus: Story = closesBy((userEvent) => userEvent.keyboard('{Escape}'))
/** `LeavesEscapeToItsControls` of the dialog's stories tests more controls. */
export const EscapeOfAFieldKeepsItOpen: Story = {
  tags: ['!autodocs'],
  args: { children: <SearchInput label="Search" defaultValue="bear" /> },
  play: async ({ userEvent, args }) => {
    const search = await screen.findByRole('searchbox')
    await userEvent.click(search)
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const CloseButtonClosesAndReturnsFocus: Story = closesBy((userEvent) =>
  userEvent.click(screen.getByRole('button', { name: 'Close' })),
)
export const ClickOutsideClosesAndReturnsFocus: Story = closesBy(async (userEvent) => {
  const scrim = document.querySelector('.drawer-scrim')
  if (scrim) await userEvent.click(scrim)
})
/** The user may focus another field while the closing animation runs. */
export const KeepsFocusWhenAlreadyMoved: Story = {
  render: (args) => (
    <>
      <input aria-label="Email" className="m-6 rounded-control border border-line p-3" />
      <DrawerWithTrigger {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    const email = canvas.getByLabelText('Email')
    email.focus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((next) => setTimeout(next)) // the task in which the drawer returns the focus
    await expect(email).toHaveFocus()
  },
}
export const WorksByKeyboard: Story = {
  render: DrawerWithTrigger,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    for (const shift of [false, false, false, true, true, true]) {
      await userEvent.tab({ shift })
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

// The code of the story shows this name instead of that of the inner function.
Object.assign(LazyDrawer, { displayName: 'LazyDrawer' })

function LazyDrawerWithTrigger(args: DrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="p-6">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LazyDrawer {...args} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

export const LazyOpensAndReturnsFocus: Story = {
  render: LazyDrawerWithTrigger,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Product Filters' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The control that opened the drawer is gone, so the content of the page gets the focus. */
export const FocusesContentWhenOpenerIsGone: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    const [isUsed, setUsed] = useState(false)
    return (
      <Page width="wide">
        {isUsed ? null : (
          <Button
            onClick={() => {
              setOpen(true)
              setTimeout(() => setUsed(true))
            }}
          >
            Open once
          </Button>
        )}
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </Page>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open once' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.queryByText('Open once')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
/** The item of a menu is gone with the menu, so the button that opened the menu gets the focus. */
export const ReturnsFocusToTheMenu: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <div className="p-6">
        <Menu trigger={<MenuTrigger>More</MenuTrigger>} items={[{ label: 'Filter', onSelect: () => setOpen(true) }]} />
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}
