import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Items in columns of the same width.',
  usage:
    'Use `columns` for a fixed number, such as two fields side by side; windows narrower than `from` have one column. Use `minColumnWidth` for any number of equal items, such as tiles: the grid has as many columns as fit.',
  example: `<Grid columns={2} gap={5}>
  <Field label="First Name"><TextInput /></Field>
  <Field label="Last Name"><TextInput /></Field>
</Grid>`,
  accessibility: {
    role: 'That of its element. Use `as="ul"` with `li` children for a list.',
    keys: [],
    announced: 'Nothing.',
  },
  do: [
    'Keep the order of the items: it is the order of the keyboard and of screen readers.',
    'Pass `className="xl:grid-cols-[3fr_2fr]"` for columns of different widths.',
  ],
  dont: ['Use it for data in rows and columns; use `Table`.', 'Use it for products; use `ProductGrid`.'],
  related: ['stack', 'page', 'stat-tile'],
  passthrough: 'div',
}
