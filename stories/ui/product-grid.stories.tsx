import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ProductCard, ProductGrid, StarRating, WishButton } from '@whirligig/ui'
import { cloneElement } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleProductList } from '../support/sample-products.ts'

const cards = sampleProductList.map(({ stars, reviews, inventory, ...toy }) => (
  <ProductCard
    key={toy.name}
    {...toy}
    outOfStock={inventory === 0}
    stockLeft={toy.name === 'Bath Duck' ? 3 : undefined}
    rating={<StarRating value={stars} count={String(reviews)} size="sm" />}
    action={<WishButton name={toy.name} pressed={toy.name === 'Teddy Bears'} onPressedChange={fn()} />}
  />
))

const meta = {
  title: 'Commerce/Product Grid',
  component: ProductGrid,
  args: { children: cards },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByRole('list')).not.toHaveAttribute('aria-busy')
  },
}
/** Ten cards are whole rows of five or of two. */
export const PageOfTen: Story = {
  args: {
    children: [...cards, ...cards.map((card) => cloneElement(card, { key: `${card.key} again` }))]
      .slice(0, 10)
      .map((card) =>
        cloneElement(card, {
          footer: (
            <Button size="sm" fullWidth>
              Add To Cart
            </Button>
          ),
        }),
      ),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => Math.round(card.getBoundingClientRect().top))
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
    await expect(new Set(rows).size).toBe(1)
  },
}
export const ThreeColumns: Story = { args: { columns: 3 } }
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
}
export const SingleCard: Story = { args: { children: cards.slice(0, 1) } }
