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
  ShareButton,
  ThemeProvider,
} from '@whirligig/ui'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { darkColour } from '../../../ui/src/tokens-dark.ts'
import { sampleProducts } from '../../support/sample-products.ts'

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
