import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  purpose: 'Replaces a list that has no items.',
  usage:
    'Name what is missing and offer the next step. `compact` reduces the padding, for drawers and panels. Use `ErrorState` if loading failed.',
  example: `<EmptyState
  text="No products found."
  hint="Try fewer filters."
  illustration={<img src={emptyBox} alt="" width={176} height={176} />}
  action={<Button onClick={clear}>Clear all</Button>}
/>`,
  accessibility: {
    role: 'Text, and the link or button in `action`.',
    keys: [['Tab', 'Moves the focus to `action`.']],
    announced: 'Nothing. The surrounding list announces its count.',
  },
  do: ['Offer a next step.', 'Keep the illustration decorative: `alt=""`.'],
  dont: ['Show it while the list is loading; use a skeleton instead.', "Make jokes at the user's expense."],
  related: ['error-state', 'skeleton', 'not-found'],
  passthrough: 'div',
}
