import type { Meta, StoryObj } from '@storybook/react-vite'
import duck from '@whirligig/art/toys/duck.svg'
import sailboat from '@whirligig/art/toys/sailboat.svg'
import whale from '@whirligig/art/toys/whale.svg'
import { BrandStory, Picture } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Brand Story',
  tags: ['!stable', 'new'],
  component: BrandStory,
  args: {
    name: 'Little Harbour',
    text: 'Everything for the bath, the beach and the biggest puddle in the street. Tested in April, in the rain.',
    href: '#/shop/brand/little-harbour',
    children: [duck, sailboat, whale].map((src) => (
      <Picture key={src} src={src} alt="" tint="sky" className="rounded-card" />
    )),
  },
} satisfies Meta<typeof BrandStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Little Harbour' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See their toys' })).toHaveAttribute(
      'href',
      '#/shop/brand/little-harbour',
    )
  },
}
export const LongText: Story = {
  args: { name: 'Wonderfully-long-brand-names-and-sons', text: 'We make toys. '.repeat(14) },
}
export const WithoutPictures: Story = { args: { children: undefined } }
export const Tablet: Story = forViewport('tablet')
export const Phone: Story = forViewport('phone')
