import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard, ProductGrid, StarRating, WishButton } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { sampleProductList } from '../support/sample-products.ts'

const cards = sampleProductList.map(({ stars, reviews, ...toy }) => (
  <ProductCard
    key={toy.name}
    {...toy}
    outOfStock={toy.name === 'Humming Top'}
    stockLeft={toy.name === 'Bath Duck' ? 3 : undefined}
    rating={<StarRating value={stars} count={String(reviews)} size="sm" />}
    action={<WishButton name={toy.name} pressed={toy.name === 'Teddy Bears'} onPressedChange={fn()} />}
  />
))

const meta = {
  title: 'Components/Product Grid',
  component: ProductGrid,
  args: { children: cards },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
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
