import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a rating as whole stars.',
  usage: 'Use it on cards, reviews and product pages. The value is rounded. `count` is formatted text after the stars.',
  example: `<StarRating value={4.2} count="12 Reviews" />`,
  accessibility: {
    role: 'An `img` named `4 out of 5 stars`, or `Not rated yet` for 0. The count is text; a number alone is read with what it counts: `18 reviews`.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Show the number of reviews.', 'Use `sm` on cards.'],
  dont: ['Use it for input; use `StarInput` instead.', 'Repeat the average next to it.'],
  related: ['star-input', 'rating-summary', 'review-card'],
  passthrough: 'span',
}
