import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout, handleLinkClicks, Link } from '@whirligig/ui'
import { useEffect } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { waitForFrames } from '../support/wait-for-frames.ts'

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#/privacy', children: 'Privacy' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p className="max-w-md">
      We keep only what an order needs. Read more in <Link {...args} /> and ask us if something is unclear.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy' })
    await expect(link).toHaveAttribute('href', '#/privacy')
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' })
  },
}
export const Standalone: Story = {
  args: { variant: 'standalone', href: '#/login', children: 'Back to Login' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back to Login' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(link).toHaveStyle({ textDecorationLine: 'none' })
  },
}
export const UnderlinedOnHover: Story = {
  args: { underline: 'hover', href: 'mailto:alex@example.com', children: 'alex@example.com' },
}
export const InheritsColour: Story = {
  args: { variant: 'standalone', tone: 'inherit', href: '#/contact', children: 'Contact us' },
  render: (args) => (
    <Callout tone="error" action={<Link {...args} />}>
      An invitation works only once.
    </Callout>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contact us' })
    const parent = link.parentElement ?? link
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(parent).color)
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' })
  },
}
export const LongText: Story = {
  args: {
    className: 'wrap-anywhere',
    children: 'Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstattbesitzerverzeichnis',
  },
  render: (args) => (
    <p className="max-w-3xs">
      The file is <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/The file is/)
    await expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth)
  },
}
export const ClassNameWins: Story = {
  args: { variant: 'standalone', className: 'font-normal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ fontWeight: '400' })
  },
}
export const OpensWithEnter: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
const navigate = fn()

function LinksWithRouter() {
  useEffect(() => handleLinkClicks(navigate), [])
  return (
    <p className="flex flex-wrap gap-4">
      <Link href="/brands">Brands</Link>
      <Link href="/sitemap.xml">Left to the browser</Link>
      <Link href="/brands" target="_blank">
        New tab
      </Link>
      <Link href="/catalogue.csv" download>
        File
      </Link>
      <Link href="https://example.com/brands">Other site</Link>
    </p>
  )
}
/** One listener lets a router follow the links of all components: see `handleLinkClicks`. */
export const FollowedByRouter: Story = {
  render: () => <LinksWithRouter />,
  play: async ({ canvas, userEvent }) => {
    await waitForFrames() // The effect listens first.
    navigate.mockReset().mockImplementation(({ pathname }: HTMLAnchorElement) => pathname === '/brands')
    const click = (name: string) => userEvent.click(canvas.getByRole('link', { name }))
    const followed: string[] = []
    const stay = new AbortController()
    addEventListener(
      'click',
      function stayHere(event) {
        if (!event.defaultPrevented && event.target instanceof Element) followed.push(event.target.textContent)
        event.preventDefault()
      },
      { signal: stay.signal },
    )
    try {
      await click('Brands')
      await expect(navigate).toHaveBeenCalledOnce()
      await expect(followed).toEqual([])
      for (const name of ['New tab', 'File', 'Other site']) await click(name)
      fireEvent.click(canvas.getByRole('link', { name: 'Brands' }), { ctrlKey: true })
      await expect(navigate, 'clicks that leave the page').toHaveBeenCalledOnce()
      await click('Left to the browser')
      await expect(navigate).toHaveBeenCalledTimes(2)
      await expect(followed).toEqual(['New tab', 'File', 'Other site', 'Brands', 'Left to the browser'])
    } finally {
      stay.abort()
    }
  },
}
