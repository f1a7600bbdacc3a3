import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Footer } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const newsletter = (
  <form className="grid gap-2">
    <label htmlFor="newsletter-email" className="font-bold">
      Letters from the toy box
    </label>
    <div className="flex flex-wrap gap-2">
      <input
        id="newsletter-email"
        type="email"
        placeholder="Email address"
        className="min-h-11 min-w-0 flex-1 basis-40 rounded-control bg-card px-3.5 text-ink"
      />
      <Button size="sm">Subscribe</Button>
    </div>
    <p className="text-sm text-on-night-soft">One letter a month. Unsubscribe at any time.</p>
  </form>
)

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    newsletter,
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sell With Us' })).toHaveAttribute('href', '#/sell')
    await expect(canvas.getByText('Letters from the toy box')).toBeVisible()
    await expect(canvas.getByText('Toys that go round and round.')).toBeInTheDocument()
  },
}
export const WithoutNewsletter: Story = { args: { newsletter: undefined } }
export const Phone: Story = forViewport('phone')
export const ProfilesOpenInNewTab: Story = {
  play: async ({ canvas }) => {
    for (const name of ['GitHub (opens in a new tab)', 'LinkedIn (opens in a new tab)']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
  },
}
