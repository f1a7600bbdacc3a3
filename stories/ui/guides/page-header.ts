import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Title and actions of a page or a section.',
  usage:
    'The actions are at the end of the row, and below the title on phones. `meta` is a line such as `1-8 Toys of 60 Toys`. Set `level={2}` for a section.',
  example: `<PageHeader
  title="All toys"
  meta="1-8 Toys of 60 Toys"
  actions={<Button variant="secondary">Product Filters</Button>}
/>`,
  accessibility: {
    role: 'A heading of level 1 or 2.',
    keys: [['Tab', 'Moves the focus through the actions.']],
    announced:
      'Nothing. If the count changes while the user is on the page, put an element with `role="status"` into `meta`.',
  },
  do: ['Use one level 1 heading per page.', 'Put the primary action last.'],
  dont: ['Use more than three actions.', 'Style the title.'],
  related: ['sub-page', 'page', 'inline-select'],
  passthrough: 'header',
}
