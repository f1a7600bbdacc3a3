import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a brand and links to its toys.',
  usage:
    'Use it in the grid of brands. The whole card is one link. Give neighbouring cards different tints with `tintFor(slug)`.',
  example: `<BrandCard
  name={brand.name}
  description={brand.description}
  href={brandHref(brand.slug)}
  tint={tintFor(brand.slug)}
/>`,
  accessibility: {
    role: 'An `article` with a level 2 heading and one link: `See toys by Hug & Co.`',
    keys: [
      ['Tab', 'Moves the focus to the link. The outline surrounds the whole card.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Use several in a grid; they get the same height.', 'Limit the description to two or three sentences.'],
  dont: ['Add other links or buttons: the link covers the whole card.', 'Use the letter block as a logo elsewhere.'],
  related: ['product-card', 'picture', 'product-grid'],
  passthrough: 'article',
}
