import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandCard, Picture } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'

const TOYS = (['sun', 'sky', 'plum'] as const).map((tint) => (
  <Picture key={tint} src="/images/assets/craft-2.png" alt="" tint={tint} className="rounded-card" />
))

const meta = {
  title: 'Commerce/Brand Card',
  component: BrandCard,
  args: {
    name: 'Hug & Co.',
    description: 'Soft animals with proper scarves, stitched by people who name every one of them.',
    href: '#/shop/brand/hug-and-co',
    className: 'max-w-90',
  },
} satisfies Meta<typeof BrandCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ThreeToys: Story = { args: { children: TOYS } }
export const OneToy: Story = { args: { children: TOYS[0] } }
export const PlumTint: Story = { args: { tint: 'plum', name: 'Whirl Bros', description: 'Things that spin.' } }
export const LongText: Story = {
  args: {
    tint: 'lagoon',
    description:
      'Two brothers, one lathe, and a barn full of beech: every top is turned by hand, balanced on a fingertip, painted with colours that would not mind being eaten, and then spun for a whole minute before it may leave.',
  },
}
export const LinksToToys: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See toys by Hug & Co.' })).toHaveAttribute(
      'href',
      '#/shop/brand/hug-and-co',
    )
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('link', { name: 'See toys by Hug & Co.' }))
  },
}
export const Grid: Story = {
  render: (args) => (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <BrandCard {...args}>{TOYS}</BrandCard>
      <BrandCard name="Tumble Works" description="Rockets and steamers." href="#/a" tint="sky" />
      <BrandCard name="Puddle" description="All that floats." href="#/b" tint="lagoon" />
    </div>
  ),
}
