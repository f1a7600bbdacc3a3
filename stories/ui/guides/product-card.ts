import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a toy in a list and links to it.',
  usage:
    'Use it in a `ProductGrid`. The link covers the whole card, and the action and the footer are above it. Badges show low or no stock. `highlight` marks the search term in the name.',
  example: `<ProductCard
  name="Teddy Bears"
  href={toyHref}
  price="$55.00"
  picture={{ src, tint }}
  brand="Bramble & Bear"
  rating={<StarRating value={4} count="18" size="sm" />}
  action={<WishButton {...wish} />}
  footer={<Button size="sm" fullWidth>Add To Cart</Button>}
/>`,
  accessibility: {
    role: 'An `article` with a heading that contains the link.',
    keys: [
      ['Tab', 'Moves the focus to the link, then to the footer and the action.'],
      ['Enter', 'Opens the product page.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Set `level={3}` below a level 2 heading.', 'Pass `stockLeft` only if the stock is low.'],
  dont: [
    'Add more buttons: there is space for one action and one footer.',
    'Give the picture an alternative text: the name is below it.',
  ],
  related: ['product-grid', 'picture', 'wish-button', 'star-rating'],
  passthrough: 'article',
}
