import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Items below each other or side by side, with the same space between them.',
  usage:
    'Use it for the parts of a page, the fields of a form and rows of buttons. Items in a column are as wide as the stack; `align="start"` keeps their own width. Add `wrap` to rows, so that they fit on phones and with large text.',
  example: `<Stack direction="row" gap={3} wrap>
  <Button>Save answer</Button>
  <Button variant="quiet">Cancel</Button>
</Stack>`,
  accessibility: {
    role: 'That of its element. Use `as="ul"` with `li` children for a list.',
    keys: [],
    announced: 'Nothing.',
  },
  do: [
    'Keep the order of the items: it is the order of the keyboard and of screen readers.',
    'Use smaller gaps inside than outside.',
  ],
  dont: ['Add margins to its items.', 'Use it for columns of the same width; use `Grid`.'],
  related: ['grid', 'page', 'heading'],
  passthrough: 'div',
}
