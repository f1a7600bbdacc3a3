import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '@whirligig/ui'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    author: 'Ada Lathe',
    profiles: [
      { label: 'GitHub', href: 'https://github.com/' },
      { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    ],
    columns: [
      {
        title: 'Shop',
        links: [
          { label: 'Explore', href: '#/shop' },
          { label: 'Brands', href: '#/brands' },
          { label: 'Sell With Us', href: '#/sell' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Contact Us', href: '#/contact' },
          { label: 'Support', href: '#/support' },
          { label: 'Your Orders', href: '#/dashboard/orders' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutNewsletter: Story = {}
