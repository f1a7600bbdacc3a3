import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Names a page or a part of it, in a size that does not depend on its level.',
  usage:
    'Choose `as` by the outline of the page and `size` by how important the part is. Use `font="text"` for small headings of groups and list items, where the display font is too loud. For the heading of a page, use `PageHeader` or `SubPage`, which also have its actions.',
  example: `<Heading as="h2" size="lg">
  Best sellers
</Heading>`,
  accessibility: {
    role: 'A `heading` of the level of its element.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Give each page one `h1`.', 'Name a `section` by its heading with `aria-labelledby`.'],
  dont: ['Skip a level to get a smaller text; set `size`.', 'Use it for text that names no part; use `Text`.'],
  related: ['text', 'page-header', 'sub-page'],
  passthrough: 'h2',
}
