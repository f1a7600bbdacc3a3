import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects one to five stars.',
  usage:
    'Use it in a `Field` with `group`. A selection cannot be cleared. On hover it previews the selection. In a native form set `name`, which submits the number. Without `value` it keeps the number: set `defaultValue`.',
  example: `<Field label="Rating" group required error={error}>
  <StarInput value={rating} onChange={setRating} />
</Field>`,
  accessibility: {
    role: 'A `radiogroup` named by its `Field`. Each star is a `radio`: `4 stars`.',
    keys: [
      ['Tab', 'Moves the focus to the selected star, or to the first one.'],
      ['Arrow keys', 'Select the next or previous star.'],
      ['Space', 'Selects the focused star.'],
    ],
    announced: 'The star and its position; the error of the field.',
  },
  do: ['Start with 0: no selection.', 'Keep the text next to the stars: it states the number.'],
  dont: ['Use it to show a rating; use `StarRating` instead.', 'Clear the selection on a second click.'],
  related: ['star-rating', 'radio-group', 'rating-filter'],
  passthrough: 'div',
}
