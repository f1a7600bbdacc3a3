import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard, ProductGrid, WishButton } from '@whirligig/ui'
import { fn } from 'storybook/test'
import { shelf } from '../support/toys.ts'

const cards = shelf.map(({ stars: _stars, reviews: _reviews, ...toy }, index) => (
  <ProductCard
    key={toy.name}
    {...toy}
    outOfStock={toy.name === 'Humming Top'}
    left={toy.name === 'Bath Duck' ? 3 : undefined}
    wish={<WishButton name={toy.name} pressed={index === 5} onToggle={fn()} />}
  />
))

const meta = {
  title: 'Components/Product Grid',
  component: ProductGrid,
  args: { children: cards },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const FourColumnsOnDesktop: Story = {}
