import type { Meta, StoryObj } from '@storybook/react-vite'
import blocks from '@whirligig/art/toys/blocks.svg'
import castle from '@whirligig/art/toys/castle.svg'
import drum from '@whirligig/art/toys/drum.svg'
import duck from '@whirligig/art/toys/duck.svg'
import { type CategoryTile, CategoryTiles } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const tiles: CategoryTile[] = [
  { name: 'Blocks & Building', href: '#/blocks', imageUrl: blocks, tint: 'sun' },
  { name: 'Make-Believe', href: '#/make-believe', imageUrl: castle, tint: 'sky' },
  { name: 'Music Makers', href: '#/music', imageUrl: drum, tint: 'tomato' },
  { name: 'Garden & Splash', href: '#/splash', imageUrl: duck, tint: 'lagoon' },
]
const eight = [...tiles, ...tiles.map((tile) => ({ ...tile, href: `${tile.href}-2` }))]

const meta = {
  title: 'Commerce/Category Tiles',
  tags: ['!stable', 'new'],
  component: CategoryTiles,
  args: { tiles: eight },
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
    await expect(canvas.getAllByRole('link', { name: 'Music Makers' })[0]).toHaveAttribute('href', '#/music')
  },
}
export const FewCategories: Story = { args: { tiles: tiles.slice(0, 3) } }
export const LongText: Story = {
  args: {
    tiles: [
      ...tiles,
      {
        name: 'Extraordinarily-long-category-names and what becomes of them',
        href: '#/long',
        imageUrl: drum,
        tint: 'plum',
      },
    ],
  },
}
export const Tablet: Story = forViewport('tablet')
export const Phone: Story = forViewport('phone')
