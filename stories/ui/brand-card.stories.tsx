import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandCard, Picture } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'
import { sampleProducts } from '../support/sample-products.ts'

const TOYS = [sampleProducts.bear, sampleProducts.dino, sampleProducts.duck].map(({ name, picture }) => (
  <Picture key={name} {...picture} alt="" className="rounded-card" />
))

const meta = {
  title: 'Commerce/Brand Card',
  component: BrandCard,
  args: {
    name: 'Bramble & Bear',
    description: 'Soft animals with proper scarves, stitched by people who name every one of them.',
    href: '#/shop/brand/bramble-bear',
    className: 'max-w-90',
  },
} satisfies Meta<typeof BrandCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bramble & Bear' })).toBeVisible()
    await expect(canvas.getByText(/^Soft animals/)).toBeVisible()
    await expect(canvas.getByText('B')).toBeVisible()
  },
}
export const ThreeToys: Story = {
  args: { children: TOYS },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('presentation')).toHaveLength(3)
    await expect(canvas.queryByText('B')).toBeNull()
  },
}
export const OneToy: Story = {
  args: { children: TOYS[0], name: 'bramble' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B')).toBeVisible()
  },
}
/** A name may start with a character of two code units. What renders nothing takes no place. */
export const EmojiAndMissingToys: Story = {
  tags: ['!autodocs'],
  args: { name: '🧸 Bears', children: [null, false, TOYS[0]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('🧸').parentElement).toHaveClass('col-span-2')
  },
}
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
    await expect(canvas.getByRole('link', { name: 'See toys by Bramble & Bear' })).toHaveAttribute(
      'href',
      '#/shop/brand/bramble-bear',
    )
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('link', { name: 'See toys by Bramble & Bear' }))
  },
}
export const Grid: Story = {
  render: (args) => (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <BrandCard {...args}>{TOYS}</BrandCard>
      <BrandCard name="Gearhart" description="Rockets and steamers." href="#/a" tint="sky" />
      <BrandCard name="Little Harbour" description="All that floats." href="#/b" tint="lagoon" />
    </div>
  ),
}
