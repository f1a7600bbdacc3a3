import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows a review in a list that is worked through, such as the moderation of reviews.',
  usage:
    'Use it in a list with `createRowKeyHandler`, so that keys act on the row with the focus. Shoppers see reviews as a ReviewCard.',
  example: `<ReviewRow
  title="Loved to pieces"
  rating={5}
  text="Survived the washing machine."
  byline="By Mina · November 20, 2026"
  toy={<a href="#/product/teddy-bears">Teddy Bears</a>}
  actions={<Button size="sm">Approve</Button>}
  selected={selected}
  onSelect={setSelected}
/>`,
  accessibility: {
    role: 'An `article` named by its title, with a `checkbox` named `Select “title”`.',
    keys: [
      ['Tab', 'Moves the focus through the checkbox, a button that unfolds a long text, the toy and the actions.'],
      ['Space', 'Selects the review, when the focus is on the checkbox.'],
    ],
    announced: 'Nothing.',
  },
  do: ['Show the status as a badge only where rows of different status are in one list.'],
  dont: ['Put it on pages of the shop.'],
  related: ['review-card', 'status-actions', 'selection-bar', 'table'],
  passthrough: 'article',
}
