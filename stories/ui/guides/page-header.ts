import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Heads a page, or a part of one, with what can be done there.',
  usage:
    'Title left, actions right; on a phone below. `meta` holds a line such as `1-8 Toys of 60 Toys`. With `level={2}` it heads a part of a page.',
  example: `<PageHeader
  title="All toys"
  meta="1-8 Toys of 60 Toys"
  actions={<Button variant="secondary">Product Filters</Button>}
/>`,
  accessibility: {
    role: 'A heading of level 1, or 2.',
    keys: [['Tab', 'Goes through the actions.']],
    announced: 'Nothing by itself; put a `role="status"` into `meta` where the count changes while one looks.',
  },
  do: ['Have one level 1 heading on a page.', 'Put the primary action last in `actions`.'],
  dont: ['Use more than three actions.', 'Style the title: it wraps by itself.'],
  related: ['sub-page', 'page', 'inline-select'],
  passthrough: 'header',
}
