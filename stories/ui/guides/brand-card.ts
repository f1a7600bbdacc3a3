import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Introduces a brand and leads to its toys.',
  usage:
    'In the grid of brands. The whole card is one link; the block with the first letter straightens up under the pointer. Give neighbours different grounds, by `tintFor(slug)`.',
  example: `<BrandCard
  name={brand.name}
  description={brand.description}
  href={brandHref(brand.slug)}
  tint={tintFor(brand.slug)}
/>`,
  accessibility: {
    role: '`article` with a level 2 heading and one link, `See toys by Hug & Co.`',
    keys: [
      ['Tab', 'Comes to the link; the outline runs around the whole card.'],
      ['Enter', 'Follows it.'],
    ],
    announced: 'Nothing by itself.',
  },
  do: ['Put several into a grid: they become equally high.', 'Keep the description to two or three sentences.'],
  dont: [
    'Put other links or buttons on it: the one link covers all of it.',
    'Use the letter block as a logo elsewhere.',
  ],
  related: ['product-card', 'picture', 'product-grid'],
  passthrough: 'article',
}
