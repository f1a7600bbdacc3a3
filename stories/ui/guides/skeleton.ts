import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'A placeholder for content that is loading.',
  exports: [
    'Skeleton',
    'LoadingRegion',
    'ListSkeleton',
    'ProductCardSkeleton',
    'ProductGridSkeleton',
    'ProductPageSkeleton',
  ],
  usage:
    'Use it before the first rows of a list or the first view of a page, in the final layout, so that nothing shifts. `ListSkeleton`, `ProductGridSkeleton` and `ProductPageSkeleton` are ready to use. For other layouts put `Skeleton`s into a `LoadingRegion`, which announces once what is loading.',
  example: `<LoadingRegion label="Loading the order">
  <Skeleton className="h-10 w-1/2 rounded-control" />
</LoadingRegion>`,
  accessibility: {
    role: 'The blocks are hidden from assistive technology. The region has `aria-busy` and contains a `status`.',
    keys: [],
    announced: 'The label of the region, once: `Loading toys`.',
  },
  do: ['Use the size and radius of the final content.', 'Prefer to keep the current rows if there are any.'],
  dont: ['Use it for a button or a field; set `loading` on the control instead.', 'Use several regions on one screen.'],
  related: ['spinner', 'product-grid', 'table'],
  passthrough: 'span',
}
