import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  purpose: 'Sorts and filters the list behind it.',
  usage:
    'Each change applies immediately. The button shows the number of matches and closes the drawer. `Clear all` is disabled while no filter is active.',
  example: `<FilterDrawer
  open={open}
  onClose={close}
  count={count}
  onClear={active ? clear : undefined}
>
  <SortBy />
  <FacetList label="Category" options={categories} />
  <PriceFilter {...price} />
  <RatingFilter {...rating} />
</FilterDrawer>`,
  accessibility: {
    role: 'A `dialog` named `Product Filters`.',
    keys: [
      ['Tab', 'Moves the focus within the drawer.'],
      ['Escape', 'Closes the drawer and returns the focus to the element that opened it.'],
    ],
    announced: "Its title when it opens. The count is part of the button's name.",
  },
  do: [
    'Pass `undefined` as `count` while it is loading.',
    'Keep the filters in the URL, so that the Back button works.',
  ],
  dont: ['Apply the filters only when the button is clicked.', 'Close the drawer after one choice.'],
  related: ['drawer', 'facet-list', 'price-filter', 'rating-filter', 'chip'],
  passthrough: 'div',
}
