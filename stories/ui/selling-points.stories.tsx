import type { Meta, StoryObj } from '@storybook/react-vite'
import { SellingPoints } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Selling Points',
  component: SellingPoints,
} satisfies Meta<typeof SellingPoints>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Fast and free shipping',
      'Curated selection',
      '24/7 support',
      'Safety',
    ])
  },
}
export const Phone: Story = forViewport('phone')
