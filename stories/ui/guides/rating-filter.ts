import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Filters toys by their minimum rating.',
  exports: ['RatingFilter', 'formatRatingOption'],
  usage:
    'Use it in the filters. The options are `All` and five to one stars; the value is the number of stars, or 0. `formatRatingOption(value)` returns the same text for a chip. In a native form set `name`, which submits the number. Without `value` the browser keeps the selection: set `defaultValue`.',
  example: `<RatingFilter value={rating} onChange={setRating} />`,
  accessibility: {
    role: 'A `group` named by its legend. Each option is a `radio`: `4 stars and up`.',
    keys: [
      ['Tab', 'Moves the focus to the selected option.'],
      ['Arrow keys', 'Select the next or previous option.'],
    ],
    announced: 'The option when it receives the focus.',
  },
  do: ['Apply the choice immediately.', 'Show the choice as a `Chip` above the list.'],
  dont: ['Use it to rate a toy; use `StarInput` instead.', 'Offer half stars.'],
  related: ['star-input', 'filter-drawer', 'chip'],
  passthrough: 'fieldset',
}
