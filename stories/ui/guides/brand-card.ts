import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a brand and links to its toys.',
  usage:
    'Use it in the grid of brands. The whole card is one link. Give it up to three pictures of its toys; its first letter, tinted with `tintFor(slug)`, fills the places of missing ones.',
  example: `<BrandCard
  name={brand.name}
  description={brand.description}
  href={brandHref(brand.slug)}
  tint={tintFor(brand.slug)}
>
  {brand.toys.map((toy) => (
    <Picture key={toy.slug} src={toy.imageUrl} alt="" tint={tintFor(toy.slug)} className="rounded-card" />
  ))}
</BrandCard>`,
  accessibility: {
    role: 'An `article` with a level 2 heading and one link: `See toys by Bramble & Bear`',
    keys: [
      ['Tab', 'Moves the focus to the link. The outline surrounds the whole card.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing.',
  },
  do: [
    'Leave the `alt` of the pictures empty: they are decoration.',
    'Use several in a grid; they get the same height.',
    'Limit the description to two or three sentences.',
  ],
  dont: ['Add other links or buttons: the link covers the whole card.', 'Use the letter block as a logo elsewhere.'],
  related: ['product-card', 'picture', 'product-grid'],
  passthrough: 'article',
}
