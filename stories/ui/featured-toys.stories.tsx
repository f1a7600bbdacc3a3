import type { Meta, StoryObj } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import robot from '@whirligig/art/toys/robot.svg'
import { FeaturedToys } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Components/Featured Toys',
  component: FeaturedToys,
  args: {
    toys: [
      {
        name: 'Teddy Bears',
        href: '#/product/teddy-bears',
        price: '$55.00',
        text: 'Soft, brave and always up for it.',
        imageUrl: bear,
        tint: 'sun',
      },
      { name: 'Transformer', href: '#/product/transformer', price: '$99.00', imageUrl: robot, tint: 'sky' },
      { name: 'Rubix Cube', href: '#/product/rubix-cube', price: '$60.00', imageUrl: cube, tint: 'lagoon' },
    ],
  },
} satisfies Meta<typeof FeaturedToys>

export default meta
type Story = StoryObj<typeof meta>

const [teddy, robotToy, cubeToy] = meta.args.toys

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/product/teddy-bears',
      '#/product/transformer',
      '#/product/rubix-cube',
    ])
  },
}
export const LongText: Story = {
  args: {
    toys: [
      { ...teddy, name: 'The Extraordinarily Soft And Brave Bear Of A Very Long Name' },
      { ...robotToy, name: 'Supercalifragilistic-transformer' },
      { ...cubeToy, price: '$12,345.67' },
    ],
  },
}
export const Phone: Story = forViewport('phone')
