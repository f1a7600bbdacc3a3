import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  CommandPalette,
  ConfirmPopover,
  Dialog,
  Drawer,
  Menu,
  MenuTrigger,
  PictureGallery,
  Select,
  ShareButton,
  ThemeProvider,
  Tooltip,
} from '@whirligig/ui'
import { colour } from '@whirligig/ui/tokens'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { darkColour } from '../../ui/src/tokens-dark.ts'
import { classNameWins } from '../support/class-name-wins.ts'
import { sampleProducts } from '../support/sample-products.ts'

const menu = (
  <Menu
    defaultOpen
    trigger={<MenuTrigger>Categories</MenuTrigger>}
    items={[
      { label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
      { label: 'Cubework', href: '#/shop/brand/cubework' },
    ]}
  />
)

const sort = (
  <Select
    aria-label="Sort by"
    options={[
      { value: 'newest', label: 'Newest first' },
      { value: 'price', label: 'Price: low to high' },
    ]}
  />
)

const meta = {
  title: 'Layout/Theme Provider',
  component: ThemeProvider,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { className: 'min-h-64 rounded-panel p-6' },
} satisfies Meta<typeof ThemeProvider>

export default meta
type Story = StoryObj<typeof meta>

/** The part of the page that the story shows: the parent of everything in it. */
const getPart = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-theme-provider]')

export const Dark: Story = {
  args: {
    theme: 'dark',
    children: (
      <div className="flex max-w-lg items-start justify-between gap-4">
        {menu}
        {sort}
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const part = getPart(canvasElement)
    await expect(part).toHaveStyle({ backgroundColor: darkColour.paper, color: darkColour.ink })
    await expect(canvasElement.ownerDocument.body).toHaveStyle({ backgroundColor: colour.paper })
    const list = await screen.findByRole('menu')
    await expect(part).toContainElement(list)
    await expect(list).toHaveStyle({ backgroundColor: darkColour.card, color: darkColour.ink })
    // The browser draws the list of a native select.
    await expect(getComputedStyle(canvas.getByRole('combobox')).colorScheme).toBe('dark')
  },
}
export const DarkDialog: Story = {
  args: {
    theme: 'dark',
    children: (
      <Dialog
        open
        onClose={fn()}
        title="Rename this view"
        actions={
          <Tooltip text="Only you see your views." defaultOpen>
            <Button size="sm">Rename</Button>
          </Tooltip>
        }
      >
        {sort}
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(getPart(canvasElement)).toContainElement(dialog)
    await expect(dialog).toHaveStyle({ backgroundColor: darkColour.card, color: darkColour.ink })
    await expect(await screen.findByRole('tooltip')).toHaveStyle({ backgroundColor: darkColour.ink })
    // It still covers the whole screen, although it is inside of a part.
    const { width, height } = dialog.parentElement?.getBoundingClientRect() ?? new DOMRect()
    await expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight])
  },
}
/** A light part of a dark page. */
export const Light: Story = {
  globals: { theme: 'dark' },
  args: { theme: 'light', children: menu },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.body).toHaveStyle({ backgroundColor: darkColour.paper })
    await expect(getPart(canvasElement)).toHaveStyle({ backgroundColor: colour.paper, color: colour.ink })
    await expect(await screen.findByRole('menu')).toHaveStyle({ backgroundColor: colour.card, color: colour.ink })
  },
}
export const RightToLeft: Story = {
  args: { dir: 'rtl', children: menu },
  play: async ({ canvas }) => {
    const list = await screen.findByRole('menu')
    await expect(getComputedStyle(list).direction).toBe('rtl')
    await expect(getComputedStyle(document.body).direction).toBe('ltr')
    // Its start is that of the trigger: the right edge.
    const { right } = canvas.getByRole('button', { hidden: true }).getBoundingClientRect()
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeCloseTo(right, 0))
  },
}
export const RightToLeftDrawer: Story = {
  args: { dir: 'rtl', children: <Drawer open onClose={fn()} title="السلة" /> },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await expect(getComputedStyle(drawer).direction).toBe('rtl')
    // A drawer at the end of the line: on the left.
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}
/** Variables of the part, such as those of another brand. */
export const OwnVariables: Story = {
  args: {
    className: 'min-h-64 rounded-panel bg-paper p-6 [--color-card:#e3f4f8] [--radius-card:0px]',
    children: menu,
  },
  play: async () => {
    await expect(await screen.findByRole('menu')).toHaveStyle({ backgroundColor: '#e3f4f8', borderRadius: '0px' })
  },
}
/** What is inside of a part without a theme of its own has that of the part around it. */
export const PartInAPart: Story = {
  args: {
    theme: 'dark',
    dir: 'rtl',
    children: <ThemeProvider className="rounded-card border border-line p-4">{menu}</ThemeProvider>,
  },
  play: async () => {
    const list = await screen.findByRole('menu')
    await expect(list).toHaveStyle({ backgroundColor: darkColour.card })
    await expect(getComputedStyle(list).direction).toBe('rtl')
  },
}
const LINK = 'https://shop.example/product/teddy-bears'
const { bear } = sampleProducts

const OVERLAYS = [
  [/^Dialog/, 'dialog'],
  [/^Drawer/, 'dialog'],
  [/^Palette/, 'dialog'],
  [/^Menu/, 'menu'],
  [/^Question/, 'alertdialog'],
  [/^Share/, 'dialog'],
  [/^Enlarge/, 'dialog'],
] as const

/** One button for each kind of overlay. */
function Overlays() {
  const [open, setOpen] = useState('')
  const isOpen = (name: string) => ({ open: open === name, onClose: () => setOpen('') })
  return (
    <>
      {['Dialog', 'Drawer', 'Palette'].map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Dialog {...isOpen('Dialog')} title="Rename this view" />
      <Drawer {...isOpen('Drawer')} title="Your cart" />
      <CommandPalette {...isOpen('Palette')} search="" groups={[]} onSearchChange={fn()} onSelect={fn()} />
      <Menu trigger={<MenuTrigger>Menu</MenuTrigger>} items={[{ label: 'Cubework', href: '#/shop/brand/cubework' }]} />
      <ConfirmPopover
        trigger={<Button variant="secondary">Question</Button>}
        title="Disable Cubework?"
        confirmLabel="Disable"
        onConfirm={fn()}
      />
      <ShareButton
        onShare={() => setOpen('Share')}
        link={open === 'Share' ? LINK : undefined}
        onLinkClose={() => setOpen('')}
      />
      <div className="w-24">
        <PictureGallery
          name="Teddy Bears"
          pictures={[{ src: bear.picture.src, largeSrc: bear.picture.src }]}
          sizes="96px"
          coverSizes="96px"
          tint="sun"
        />
      </div>
    </>
  )
}
export const EveryOverlay: Story = {
  tags: ['!autodocs'],
  args: { theme: 'dark', className: 'flex min-h-64 flex-wrap items-start gap-4 p-6', children: <Overlays /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [name, role] of OVERLAYS) {
      const button = canvas.getByRole('button', { name })
      await userEvent.click(button)
      const overlay = await screen.findByRole(role)
      await expect(getPart(canvasElement)).toContainElement(overlay)
      await expect(getComputedStyle(overlay).colorScheme).toBe('dark')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(overlay).not.toBeInTheDocument())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}

/** Like an app in a page of others: with copies of its stylesheets. */
function AppInShadowRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>()
  function attach(host: HTMLElement | null): void {
    if (!host || host.shadowRoot) return
    const shadow = host.attachShadow({ mode: 'open' })
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(style.cloneNode(true))
    setRoot(shadow)
  }
  return (
    <div ref={attach} data-testid="host">
      {root ? createPortal(children, root) : null}
    </div>
  )
}
/** Queries do not look into shadow roots, but work in an element inside. */
const findPart = ({ shadowRoot }: HTMLElement) =>
  waitFor(() => {
    const part = shadowRoot?.querySelector<HTMLElement>('[data-theme-provider]')
    if (!part) throw new Error('The part is missing')
    return part
  })

/** A dialog above a drawer. */
function NestedDialog() {
  const [open, setOpen] = useState('')
  return (
    <>
      <Button onClick={() => setOpen('cart')}>Cart</Button>
      <Drawer open={open !== ''} onClose={() => setOpen('')} title="Your cart">
        <Button onClick={() => setOpen('rename')}>Rename</Button>
      </Drawer>
      <Dialog open={open === 'rename'} onClose={() => setOpen('cart')} title="Rename the cart" />
    </>
  )
}
export const InAShadowRoot: Story = {
  tags: ['!autodocs'],
  args: EveryOverlay.args ?? {},
  render: (args) => (
    <AppInShadowRoot>
      <ThemeProvider {...args} />
    </AppInShadowRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    const part = within(await findPart(canvas.getByTestId('host')))
    for (const [name, role] of OVERLAYS) {
      const button = part.getByRole('button', { name })
      await userEvent.click(button)
      const overlay = await part.findByRole(role)
      await waitFor(() => expect(overlay).toHaveStyle({ color: darkColour.ink }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(overlay.isConnected).toBe(false))
      await waitFor(() => expect(button.matches(':focus')).toBe(true))
    }
  },
}

/** A drawer with rows, and a dialog above it that deletes one. */
function Sellers() {
  const [sellers, setSellers] = useState(['Bramble & Bear', 'Cubework'])
  const [seller, setSeller] = useState('')
  return (
    <>
      <Drawer open onClose={fn()} title="Sellers">
        <ul>
          {sellers.map((name) => (
            <li key={name}>
              <Button onClick={() => setSeller(name)}>Delete {name}</Button>
            </li>
          ))}
        </ul>
      </Drawer>
      <Dialog open={seller !== ''} onClose={() => setSeller('')} title="Delete the seller?">
        <Button onClick={() => setSellers(sellers.filter((name) => name !== seller))}>Delete for ever</Button>
      </Dialog>
    </>
  )
}
/** The row of the button that opened the dialog goes while the dialog is open. */
export const FocusGoesToTheNextRow: Story = {
  tags: ['!autodocs'],
  args: { theme: 'dark', children: <Sellers /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bramble & Bear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for ever' }))
    await userEvent.keyboard('{Escape}')
    const next = await screen.findByRole('button', { name: 'Delete Cubework' })
    await waitFor(() => expect(next).toHaveFocus())
  },
}
/** The button is in a drawer, whose own opener must not get the focus. */
export const FocusReturnsInsideAShadowRoot: Story = {
  ...InAShadowRoot,
  args: { theme: 'dark', children: <NestedDialog /> },
  play: async ({ canvas, userEvent }) => {
    const part = within(await findPart(canvas.getByTestId('host')))
    await userEvent.click(part.getByRole('button', { name: 'Cart' }))
    const rename = await part.findByRole('button', { name: 'Rename' })
    await userEvent.click(rename)
    const dialog = await part.findByRole('dialog', { name: 'Rename the cart' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await waitFor(() => expect(rename.matches(':focus')).toBe(true))
  },
}
export const ClassNameWins: Story = {
  ...classNameWins,
  args: { ...classNameWins.args, theme: 'light', children: 'Toys' },
}
