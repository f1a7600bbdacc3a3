import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartButton, Header, MenuTrigger } from '@whirligig/ui'
import { fn } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    links: [
      { label: 'Explore', href: '#/shop' },
      { label: 'WishList', href: '#/dashboard/wishlist' },
    ],
    categories: <MenuTrigger>Categories</MenuTrigger>,
    search: (
      <input
        aria-label="Search Toys"
        placeholder="Search Toys"
        className="min-h-11 w-full rounded-full border border-edge bg-card px-5"
      />
    ),
    account: <MenuTrigger icon={<PersonIcon />}>Ada</MenuTrigger>,
    cart: <CartButton count={3} />,
    onMenuOpen: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}
