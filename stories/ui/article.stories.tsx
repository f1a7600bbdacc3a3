import type { Meta, StoryObj } from '@storybook/react-vite'
import kite from '@whirligig/art/toys/kite.svg'
import { Article } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Layout/Article',
  tags: ['!stable', 'new'],
  component: Article,
  args: {
    title: 'Kites And Wind',
    intro: 'What a kite needs to fly, and what to do when it does not.',
    illustration: <img src={kite} alt="" width={220} height={220} />,
    sections: [
      {
        title: 'Before you start',
        paragraphs: [
          'A light wind is enough. If the leaves move and the branches do not, it is just right.',
          'Look for an open field, away from trees, roads and wires.',
        ],
      },
      {
        title: 'What to bring',
        points: ['The kite and its line', 'Gloves, because the line can burn', 'A friend who holds the kite'],
        link: { label: 'See all kites', href: '#/shop' },
      },
    ],
  },
} satisfies Meta<typeof Article>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Kites And Wind' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByText(/^A light wind is enough\./)).toBeVisible()
    await expect(canvas.getByText(/^Look for an open field/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What to bring' }).nextElementSibling).toBe(
      canvas.getByRole('list'),
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'See all kites' })).toHaveAttribute('href', '#/shop')
  },
}
export const WithoutPicture: Story = { args: { illustration: undefined, tint: 'sky' } }
export const LongText: Story = {
  args: {
    title: 'An-Extraordinarily-Long-Word-In-A-Title',
    sections: [{ title: 'A section', paragraphs: ['A kite needs wind and a line. '.repeat(12)] }],
  },
}
export const Tablet: Story = forViewport('tablet')
export const Phone: Story = forViewport('phone')
