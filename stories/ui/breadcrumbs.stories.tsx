import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    links: [
      { label: 'Home', href: '#/' },
      { label: 'Brands', href: '#/brands' },
      { label: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
    ],
    current: 'Teddy Bears',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Teddy Bears')).toHaveAttribute('aria-current', 'page')
  },
}
export const LongName: Story = {
  args: { current: 'Dampfeisenbahngesellschaftsspielzeuglokomotive with three coaches and a very patient guard' },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').slice(0, -1)) await expectMirroredIcon(item)
  },
}
