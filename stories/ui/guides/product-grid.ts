import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Lays cards out in two, three or four columns.',
  usage:
    'Around `ProductCard`s or `BrandCard`s; each child becomes an item of the list. `busy` keeps the old rows, paler, while new ones come. Before the first ones there is a `ProductGridSkeleton`.',
  example: `<ProductGrid busy={fetching}>
  {toys.map((toy) => (
    <ProductCard key={toy._id} {...toy} />
  ))}
</ProductGrid>`,
  accessibility: {
    role: '`list`; `aria-busy` while new rows come.',
    keys: [['Tab', 'Goes from card to card.']],
    announced: 'That it is busy, where assistive technology says so; say the new range in the head of the page.',
  },
  do: ['Give each child a `key`.', 'Use three columns beside something.'],
  dont: ['Wrap children into items of your own.', 'Take the old rows away while new ones load.'],
  related: ['product-card', 'skeleton', 'pagination'],
  passthrough: 'ul',
}
