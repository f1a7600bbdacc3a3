import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a rating in whole stars.',
  usage:
    'On cards, reviews and the page of a toy. What is between two stars is rounded. `count` stands after the stars, ready to read.',
  example: `<StarRating value={4.2} count="12 Reviews" />`,
  accessibility: {
    role: '`img`, named `4 out of 5`, or `Not rated yet` for 0; the count is text.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Say how many reviews there are.', 'Take `sm` on cards.'],
  dont: ['Use it to choose: that is a `StarInput`.', 'Show the number of the average again beside it.'],
  related: ['star-input', 'rating-summary', 'review-card'],
  passthrough: 'span',
}
