import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows what somebody says about a toy.',
  usage:
    'In the list of reviews. The first letter of the reviewer, the title, the stars, the date and the text with its line breaks.',
  example: `<ReviewCard
  firstName="Ada"
  colourKey={user._id}
  title="Soft and brave"
  rating={5}
  publishedOn="November 20, 2026"
  text={review.review}
/>`,
  accessibility: {
    role: '`article` with a heading; the stars are an `img` that says `5 out of 5`.',
    keys: [['Tab', 'Goes through the `footer`.']],
    announced: 'Nothing by itself.',
  },
  do: ['Give the date ready to read.', 'Choose `level` by the headings around it.'],
  dont: ['Show the whole name of the reviewer.', 'Cut the text: it wraps.'],
  related: ['avatar', 'star-rating', 'rating-summary'],
  passthrough: 'article',
}
