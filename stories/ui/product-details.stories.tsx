import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Field, ProductDetails, QuantityInput, StarRating, StockBadge, WishButton } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { sampleProducts } from '../support/sample-products.ts'

const { src, tint } = sampleProducts.bear.picture
const wish = <WishButton name="Teddy Bears" variant="block" pressed={false} onPressedChange={fn()} />
const quantity = (max: number) => (
  <Field label="Quantity">
    <QuantityInput value={1} max={max} hint={max > 0 ? `up to ${max} for each order` : undefined} onChange={fn()} />
  </Field>
)

const meta = {
  title: 'Commerce/Product Details',
  component: ProductDetails,
  args: {
    name: 'Teddy Bears',
    description:
      'A proper bear with a proper scarf. Washable, huggable, and stitched by people who name every one of them.',
    price: '$55.00',
    taxNote: 'plus $2.75 tax',
    gallery: { pictures: [{ src, largeSrc: src }], tint },
    brand: { name: 'Bramble & Bear', href: '#/shop/brand/bramble-bear' },
    rating: <StarRating value={4.67} count="3 Reviews" />,
    stock: <StockBadge stock={40} />,
    quantity: quantity(5),
    delivery: { text: 'Free delivery, 30 days to send it back', href: '#/delivery-and-returns' },
    actions: (
      <>
        <Button className="grow">Add To Cart</Button>
        {wish}
      </>
    ),
  },
} satisfies Meta<typeof ProductDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teddy Bears' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^See More/ })).toHaveAttribute('href', '#/shop/brand/bramble-bear')
    await expect(canvas.getByRole('link', { name: /^Free delivery/ })).toHaveAttribute('href', '#/delivery-and-returns')
    await expect(canvas.getByRole('img', { name: 'Teddy Bears' })).toHaveAttribute('fetchpriority', 'high')
  },
}
export const WithFacts: Story = {
  args: {
    facts: [
      { label: 'Age', value: 'From birth' },
      { label: 'Size', value: '32 cm tall' },
      { label: 'Material', value: 'Cotton plush, filled with recycled polyester' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Age', 'Size', 'Material'])
  },
}
const pictures = [sampleProducts.bear, sampleProducts.robot].map(({ picture }) => ({
  src: picture.src,
  largeSrc: picture.src,
}))
export const SeveralPictures: Story = {
  args: { gallery: { pictures, tint } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /picture/i }).length).toBeGreaterThanOrEqual(pictures.length)
  },
}
export const InCart: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary" className="grow">
          Remove From Cart
        </Button>
        {wish}
      </>
    ),
  },
}
export const OutOfStock: Story = {
  args: {
    stock: <StockBadge stock={0} />,
    quantity: quantity(0),
    actions: (
      <>
        <Button disabled className="grow">
          Add To Cart
        </Button>
        {wish}
      </>
    ),
  },
}
export const WithoutTax: Story = { args: { taxNote: 'no tax added' } }
export const WithoutBrand: Story = { args: { brand: undefined } }
export const LongText: Story = {
  args: {
    name: 'The Extraordinarily Patient Floor Puzzle of the Whole Known Solar System',
    description:
      'A hundred and twenty pieces of thick board with nine planets that glow, one comet that does not fit anywhere until the very end, and a box which is also the sun. For one to eight people and at least one rainy day.',
  },
}
export const Phone: Story = forViewport('phone')
