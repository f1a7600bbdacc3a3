import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Asks for one to five stars.',
  usage:
    'In a `Field` with `group`. Whole stars; once chosen there is always at least one. Under the pointer it shows what it would be.',
  example: `<Field label="Rating" group required error={error}>
  <StarInput value={rating} onChange={setRating} />
</Field>`,
  accessibility: {
    role: '`radiogroup`, named by its `Field`; each star is a `radio`: `4 stars`.',
    keys: [
      ['Tab', 'Comes to the chosen star, or to the first.'],
      ['Arrow keys', 'Go to the next star and choose it.'],
      ['Space', 'Chooses the first star, while none is chosen.'],
    ],
    announced: 'The star and its place, as one comes to it; the error of the field.',
  },
  do: ['Begin with 0: nothing chosen.', 'Let the words beside the stars say the number.'],
  dont: ['Use it to show a rating: that is a `StarRating`.', 'Take the choice back by a second press.'],
  related: ['star-rating', 'radio-group', 'rating-filter'],
  passthrough: 'div',
}
