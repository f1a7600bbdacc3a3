import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'A grid of cards in two, three or five columns.',
  exports: ['ProductGrid', 'cardPictureSizes', 'FIRST_VIEW_COUNT'],
  usage:
    'Use it for `ProductCard`s and `BrandCard`s. Each child becomes a list item. `loading` fades the current cards while new ones load. Show a `ProductGridSkeleton` before the first cards. The first `FIRST_VIEW_COUNT` pictures are visible without scrolling: give them `priority`. `cardPictureSizes` are the `sizes` of all pictures in the grid.',
  example: `<ProductGrid loading={fetching}>
  {toys.map((toy, index) => (
    <ProductCard
      key={toy._id}
      {...toy}
      picture={{ ...toy.picture, sizes: cardPictureSizes[5], priority: index < FIRST_VIEW_COUNT }}
    />
  ))}
</ProductGrid>`,
  accessibility: {
    role: 'A `list`, with `aria-busy` while new cards load.',
    keys: [['Tab', 'Moves the focus from card to card.']],
    announced: 'The busy state, if the screen reader supports it. Announce the new range in the page header.',
  },
  do: ['Give each child a `key`.', 'Use three columns next to a sidebar.'],
  dont: ['Wrap the children in list items.', 'Remove the current cards while new ones load.'],
  related: ['product-card', 'skeleton', 'pagination'],
  passthrough: 'ul',
}
