import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Chooses the fewest stars that a toy must have.',
  exports: ['RatingFilter', 'formatRatingOption'],
  usage:
    'In the filters. `All`, then five to one stars; the value is the number of stars, 0 for all. `formatRatingOption(value)` says the same on a chip.',
  example: `<RatingFilter value={rating} onChange={setRating} />`,
  accessibility: {
    role: '`group`, named by its legend; each step is a `radio`: `4 stars and up`.',
    keys: [
      ['Tab', 'Comes to the chosen step.'],
      ['Arrow keys', 'Go to the next step and choose it.'],
    ],
    announced: 'The step, as one comes to it.',
  },
  do: ['Let it take effect at once.', 'Show the choice as a `Chip` above the list.'],
  dont: ['Use it to rate: that is a `StarInput`.', 'Offer halves.'],
  related: ['star-input', 'filter-drawer', 'chip'],
  passthrough: 'fieldset',
}
