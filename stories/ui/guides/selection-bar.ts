import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  purpose: 'Says how many rows of a list are selected, and acts on them.',
  usage:
    "Render it below a list while something is selected. It stays at the bottom of the screen, above a `ConnectionBanner`; on screens lower than 30 rem it is the end of the list. Pass `onSelectAll` until all rows of the page are selected: a table that is a list of cards has no checkbox for all. Put one `Button` for each action into it, with the most frequent one as `primary`. Ask before an action that can't be undone, with the count in the question.",
  example: `<SelectionBar text="3 orders selected" onClear={clearSelection}>
  <Button size="sm">Mark as Shipped</Button>
</SelectionBar>`,
  accessibility: {
    role: 'A `region` named `Selection` with a `status`.',
    keys: [['Tab', 'Moves the focus through Select all, Clear selection and the actions.']],
    announced: 'Its text, when the bar appears and when the text changes.',
  },
  do: ['Keep rows selected that could not be changed.'],
  dont: ['Show it while nothing is selected.', 'Use it for the actions of a form.'],
  related: ['table', 'button', 'confirm-dialog'],
  passthrough: 'section',
}
