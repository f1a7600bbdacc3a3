import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartButton, Header, MenuTrigger, Page, SearchBox } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { PersonIcon } from '../support/icons.tsx'

const search = <SearchBox value="" onChange={fn()} onSelect={fn()} onSubmit={fn()} />

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  // The target of "Skip to content".
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page>
          <h1 className="text-3xl">All toys</h1>
        </Page>
      </>
    ),
  ],
  args: {
    homeHref: '#/',
    links: [
      { label: 'Explore', href: '#/shop' },
      { label: 'WishList', href: '#/dashboard/wishlist' },
    ],
    categories: <MenuTrigger>Categories</MenuTrigger>,
    search,
    account: <MenuTrigger icon={<PersonIcon />}>Ada</MenuTrigger>,
    cart: <CartButton count={3} />,
    onMenuOpen: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    // On narrow screens both are hidden or shown by the style sheet.
    const menu = canvas.getByRole('button', { name: 'Menu', hidden: true })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    const links = canvas.getAllByRole('link', { name: /Explore|WishList/, hidden: true })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/shop', '#/dashboard/wishlist'])
  },
}
export const SignedOut: Story = {
  args: { account: <MenuTrigger icon={<PersonIcon />}>Welcome!</MenuTrigger>, cart: <CartButton count={0} /> },
}
export const FullCart: Story = { args: { cart: <CartButton count={120} /> } }
export const CurrentPage: Story = {
  args: {
    links: [
      { label: 'Explore', href: '#/shop', current: true },
      { label: 'WishList', href: '#/dashboard/wishlist' },
    ],
  },
  ...forViewport('desktop'),
  play: async ({ canvas }) => {
    const getLink = (name: string) => canvas.getByRole('link', { name, hidden: true })
    await expect(getLink('Explore')).toHaveAttribute('aria-current', 'page')
    await expect(getLink('WishList')).not.toHaveAttribute('aria-current')
  },
}
export const Phone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas, userEvent, args }) => {
    const menu = canvas.getByRole('button', { name: 'Menu', hidden: true })
    if (menu.offsetParent === null) return // the canvas is wider than a phone, so the button is hidden
    await userEvent.click(menu)
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}
export const Tablet: Story = forViewport('tablet')
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skipLink = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skipLink).toHaveFocus()
    const { x, y, width, height } = skipLink.getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2), 'is in view').toBe(skipLink)
    const address = location.href
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.href, 'the address is that of a page').toBe(address)
  },
}
