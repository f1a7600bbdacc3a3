import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Dialog, Drawer, Menu, MenuTrigger, Select, ThemeProvider, Tooltip } from '@whirligig/ui'
import { colour } from '@whirligig/ui/tokens'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { darkColour } from '../../ui/src/tokens-dark.ts'
import { classNameWins } from '../support/class-name-wins.ts'

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

export const ClassNameWins: Story = {
  ...classNameWins,
  args: { ...classNameWins.args, theme: 'light', children: 'Toys' },
}
