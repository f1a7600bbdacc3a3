import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a review of a toy.',
  usage:
    "Use it in the list of reviews. It has the reviewer's first name, the title, the stars, the date and the text with its line breaks. With `foldable` a long text starts with four lines.",
  example: `<ReviewCard
  firstName="Ada"
  colourKey={user._id}
  title="Soft and brave"
  rating={5}
  publishedOn="November 20, 2026"
  text={review.review}
/>`,
  accessibility: {
    role: 'An `article` with a heading. The stars are an `img` named `5 out of 5 stars`.',
    keys: [
      ['Tab', 'Moves the focus to the button of a folded text, then through `footer`.'],
      ['Enter, Space', 'Opens and folds the text.'],
    ],
    announced: 'The button has `aria-expanded`.',
  },
  do: ['Pass a formatted date.', 'Choose `level` to fit the headings around it.'],
  dont: ["Show the reviewer's full name.", 'Fold texts that a moderator has to read.'],
  related: ['avatar', 'star-rating', 'rating-summary'],
  passthrough: 'article',
}
