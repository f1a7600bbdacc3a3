import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout, Link } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

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
