import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Keeps the place of what is on its way.',
  exports: [
    'Skeleton',
    'LoadingRegion',
    'ListSkeleton',
    'ProductCardSkeleton',
    'ProductGridSkeleton',
    'ProductPageSkeleton',
  ],
  usage:
    'Before the first rows of a list and the first view of a page, in the real shape, so that nothing moves. `ListSkeleton`, `ProductGridSkeleton` and `ProductPageSkeleton` are ready; a shape of your own is made of `Skeleton`s inside a `LoadingRegion`, which says once what is loading.',
  example: `<LoadingRegion label="Loading the order">
  <Skeleton className="h-10 w-1/2 rounded-control" />
</LoadingRegion>`,
  accessibility: {
    role: 'The blocks are hidden from assistive technology; the region is `aria-busy` and holds a `status`.',
    keys: [],
    announced: 'The label of the region, once: `Loading toys`.',
  },
  do: [
    'Take the size and the radius of what will stand there.',
    'Keep old rows on the screen instead, where there are some.',
  ],
  dont: ['Use it for a button or a field: those have `busy`.', 'Put several regions on one screen.'],
  related: ['spinner', 'product-grid', 'table'],
  passthrough: 'span',
}
