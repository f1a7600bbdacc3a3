import type { Meta, StoryObj } from '@storybook/react-vite'
import stall from '@whirligig/art/scenes/stall.svg'
import bunny from '@whirligig/art/toys/bunny.svg'
import car from '@whirligig/art/toys/car.svg'
import pinwheel from '@whirligig/art/toys/pinwheel.svg'
import top from '@whirligig/art/toys/top.svg'
import { SellerBanner } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Seller Banner',
  component: SellerBanner,
  args: { stall, toys: [top, bunny, car], flag: pinwheel },
} satisfies Meta<typeof SellerBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Set up your stall in our toy box' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(5)
  },
}
export const Tablet: Story = forViewport('tablet')
export const Phone: Story = forViewport('phone')
