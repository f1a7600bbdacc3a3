import type { Meta, StoryObj } from '@storybook/react-vite'
import kite from '@whirligig/art/toys/kite.svg'
import rockingHorse from '@whirligig/art/toys/rocking-horse.svg'
import top from '@whirligig/art/toys/top.svg'
import train from '@whirligig/art/toys/train.svg'
import { Hero } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  args: {
    text: 'Hand-picked playthings that outlive the wrapping paper. Delivery is always free.',
    link: { label: 'Shop all toys', href: '#/shop' },
    secondaryLink: { label: 'Meet the brands', href: '#/brands' },
    art: { centre: rockingHorse, topLeft: kite, bottomLeft: train, bottomRight: top },
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Toys For Everyone' })).toHaveTextContent(
      'Toys For Everyone',
    )
    await expect(canvas.getByRole('link', { name: 'Shop all toys' })).toHaveAttribute('href', '#/shop')
    await expect(canvas.queryByRole('img')).toBeNull()
    const toys = canvas.getAllByRole<HTMLImageElement>('presentation', { hidden: true })
    await expect(toys.map((toy) => toy.getAttribute('src'))).toEqual([kite, rockingHorse, train, top])
    await expect(toys.map(({ fetchPriority }) => fetchPriority)).toEqual(['auto', 'high', 'auto', 'auto'])
  },
}
export const OneLink: Story = {
  args: { secondaryLink: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Shop all toys')
  },
}
export const LongText: Story = {
  ...forViewport('phone'),
  args: {
    text: 'Hand-picked, extraordinarily long-lasting playthings that outlive the wrapping paper, the box, and quite a few of the children.',
    link: { label: 'Shop all toys for every age and every occasion', href: '#/shop' },
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const [topLeft] = canvas.getAllByRole('presentation', { hidden: true })
    const { left, right } = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
    const kite = topLeft?.getBoundingClientRect() ?? new DOMRect()
    await expect(kite.left + kite.width / 2, 'the picture is mirrored').toBeGreaterThan((left + right) / 2)
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(right)
  },
}
export const Phone: Story = forViewport('phone')
