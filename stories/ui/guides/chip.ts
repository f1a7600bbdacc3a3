import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'Shows an active filter that can be removed.',
  usage:
    'Show one per filter, above the list. A click anywhere removes it. A long label is truncated; the accessible name is complete. The click target is 44 px high.',
  example: `<Chip label="4 stars and up" onRemove={() => setRating(0)} />`,
  accessibility: {
    role: 'A `button` named `Remove filter: 4 stars and up`, or by `removeLabel`.',
    keys: [
      ['Tab', 'Moves the focus to the chip.'],
      ['Enter, Space', 'Removes the filter.'],
    ],
    announced: 'Nothing. The list announces its new count.',
  },
  do: ['Move the focus to the next chip when one is removed.', 'Use the wording of the filter.'],
  dont: ['Use it for a status that cannot be removed; use `Badge` instead.', 'Use it to turn on filters.'],
  related: ['badge', 'filter-drawer', 'multi-select'],
  passthrough: 'button',
}
