import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a filter that is in force and takes it away.',
  usage:
    'Above a list, one for each filter. A press anywhere on it removes it. A long label is cut, its name says all of it. Its target is 44 px high though it looks smaller.',
  example: `<Chip label="4 stars and up" onRemove={() => setRating(0)} />`,
  accessibility: {
    role: '`button`, named `Remove filter: 4 stars and up`, or by `name`.',
    keys: [
      ['Tab', 'Comes to it.'],
      ['Enter, Space', 'Remove the filter.'],
    ],
    announced: 'Nothing by itself: the list below says its new count.',
  },
  do: ['Move the focus to what remains when the last one goes.', 'Say the value as the filter says it.'],
  dont: ['Use it for a status that cannot be removed: that is a `Badge`.', 'Use it to switch filters on.'],
  related: ['badge', 'filter-drawer', 'multi-select'],
  passthrough: 'button',
}
