import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Stands where a list would be when there is nothing in it.',
  usage:
    'Say what there is none of and offer the next thing to do. `compact` leaves less air, for drawers and panels. A list that failed to load shows an `ErrorState` instead.',
  example: `<EmptyState
  text="No products found."
  hint="Try fewer filters."
  illustration={<img src={emptyBox} alt="" width={176} height={176} />}
  action={<Button onClick={clear}>Clear all</Button>}
/>`,
  accessibility: {
    role: 'Plain text, and the link or button in `action`.',
    keys: [['Tab', 'Comes to the `action`.']],
    announced: 'Nothing by itself: the list around it says how many it found.',
  },
  do: ['Offer something to do.', 'Keep the drawing decorative: `alt=""`.'],
  dont: ['Show it while the list is still loading: that is a skeleton.', "Make jokes at somebody's expense."],
  related: ['error-state', 'skeleton', 'not-found'],
  passthrough: 'div',
}
