import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a toy in a list and leads to it.',
  usage:
    'In a `ProductGrid`. One link covers the whole card, the heart lies above it. It says when a toy is out of stock or nearly so. `highlight` marks what was searched for in the name.',
  example: `<ProductCard
  name="Teddy Bears"
  href={toyHref}
  price="$55.00"
  picture={{ src, ground }}
  brand="Hug & Co."
  rating={<StarRating value={4} count="18" size="sm" />}
  wish={<WishButton {...wish} />}
/>`,
  accessibility: {
    role: '`article` with a heading that is its link, named by the toy.',
    keys: [
      ['Tab', 'Comes to the toy, then to the heart.'],
      ['Enter', 'Opens the toy.'],
    ],
    announced: 'Nothing by itself.',
  },
  do: ['Put `level={3}` under a heading of level 2.', 'Say `left` only where it is worth saying.'],
  dont: [
    'Put more buttons on it: the heart is the only one.',
    'Give the picture an alternative text: the name stands below it.',
  ],
  related: ['product-grid', 'picture', 'wish-button', 'star-rating'],
  passthrough: 'article',
}
