import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ProductCard, StarRating, WishButton } from '@whirligig/ui'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { expectFocusRing } from '../support/expect-focus-ring.ts'
import { withPseudoStates } from '../support/pseudo-states.tsx'
import { sampleProducts } from '../support/sample-products.ts'

const onWish = fn()

const meta = {
  title: 'Commerce/Product Card',
  component: ProductCard,
  args: {
    ...sampleProducts.bear,
    brand: 'Bramble & Bear',
    rating: <StarRating value={4.67} count="3" size="sm" />,
    action: <WishButton name="Teddy Bears" pressed={false} onPressedChange={onWish} />,
  },
  decorators: [
    (Story) => (
      <div className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Teddy Bears' })).toBeVisible()
    await expect(canvas.getByText('Bramble & Bear')).toBeVisible()
    await expect(canvas.queryByText(/stock|left/)).toBeNull()
    await expect(canvasElement.querySelector('mark')).toBeNull()
  },
}
export const OutOfStock: Story = {
  args: { outOfStock: true, stockLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.queryByText(/left/)).toBeNull()
  },
}
export const LowStock: Story = {
  args: { stockLeft: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
    await expect(canvas.queryByText('Out of stock')).toBeNull()
  },
}
export const OnWishList: Story = {
  args: { action: <WishButton name="Teddy Bears" pressed onPressedChange={onWish} /> },
}
export const NotRated: Story = { args: { rating: <StarRating value={0} count="0" size="sm" /> } }
export const Minimal: Story = {
  args: { brand: undefined, rating: undefined, action: undefined, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Teddy Bears' })).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Teddy Bears\$55\.00$/)
  },
}
export const LongText: Story = {
  args: { name: 'The Extraordinarily Patient Floor Puzzle of the Whole Known Solar System' },
}
export const Narrow: Story = {
  args: { stockLeft: 3 },
  decorators: [
    (Story) => (
      <div className="w-34">
        <Story />
      </div>
    ),
  ],
}
export const LinksToProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Teddy Bears' })).toHaveAttribute('href', '#/product/teddy-bears')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expectFocusRing(canvas.getByRole('link'), '::after') // around the whole card
  },
}
export const ActionIsAboveLink: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Add Teddy Bears to your WishList' })
    const { x, y, width, height } = heart.getBoundingClientRect()
    await expect(heart.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
    await expect(canvasElement.querySelector('a button, button a')).toBeNull()
    await userEvent.click(heart)
    await expect(onWish).toHaveBeenCalledWith(true)
  },
}
export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="secondary" size="sm" className="w-full px-2 leading-tight">
        Add To Cart
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add To Cart' })
    const { x, y, width, height } = button.getBoundingClientRect()
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  },
}
export const LinkCoversCard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { x, y, width } = canvasElement.querySelector('article')?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(x + width / 2, y + 100)).toBe(canvas.getByRole('link'))
  },
}
export const HighlightsSearchTerm: Story = {
  args: { highlight: 'bea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bea').tagName).toBe('MARK')
    await expect(canvas.getByRole('link', { name: 'Teddy Bears' })).toBeVisible()
  },
}
/** A card with a width of its own, since it has none beside others. */
const SizedCard = (args: ComponentProps<typeof ProductCard>) => (
  <div className="w-70">
    <ProductCard {...args} />
  </div>
)
SizedCard.displayName = ProductCard.name

export const PseudoStates: Story = { render: withPseudoStates(SizedCard) }
