import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a review of a toy.',
  usage:
    "Use it in the list of reviews. It has the reviewer's initial, the title, the stars, the date and the text with its line breaks.",
  example: `<ReviewCard
  firstName="Ada"
  colourKey={user._id}
  title="Soft and brave"
  rating={5}
  publishedOn="November 20, 2026"
  text={review.review}
/>`,
  accessibility: {
    role: 'An `article` with a heading. The stars are an `img` named `5 out of 5`.',
    keys: [['Tab', 'Moves the focus through `footer`.']],
    announced: 'Nothing.',
  },
  do: ['Pass a formatted date.', 'Choose `level` to fit the headings around it.'],
  dont: ["Show the reviewer's full name.", 'Truncate the text.'],
  related: ['avatar', 'star-rating', 'rating-summary'],
  passthrough: 'article',
}
