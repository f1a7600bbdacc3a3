import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Sorts and filters the list behind it.',
  usage:
    'The list answers with each change; the button only leads back to it and says how many toys match. `Clear all` waits while there is nothing to clear.',
  example: `<FilterDrawer
  open={open}
  onClose={close}
  count={count}
  onClear={active ? clear : undefined}
  sort={<SortBy />}
  price={<PriceSlider {...price} />}
  rating={<RatingFilter {...rating} />}
/>`,
  accessibility: {
    role: '`dialog`, named `Product Filters`.',
    keys: [
      ['Tab', 'Goes round inside it.'],
      ['Escape', 'Closes it; the focus goes back to what opened it.'],
    ],
    announced: 'Its title, when it opens. The number on the button is read when one comes to it.',
  },
  do: [
    'Pass `count` as `undefined` while it is counted.',
    'Keep the filters in the address, so that Back undoes them.',
  ],
  dont: ['Wait for the button before filtering.', 'Close it after one choice.'],
  related: ['drawer', 'price-slider', 'rating-filter', 'chip'],
}
