import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Layout',
  purpose: 'Sets apart what belongs together on a page: a form, a list, a few figures.',
  usage:
    'Give it a `title` if it is a part of the page that people look for. Lay out its content with classes or with `Stack` and `Grid`. For a chart use `ChartFrame`, for one number `StatTile`, for a toy `ProductCard`.',
  example: `<Card title="Best sellers" summary="The toys sold most often in the last 30 days.">
  <p>Teddy Bears, 80 pieces</p>
</Card>`,
  accessibility: {
    role: 'With a title a `region` named by it, whose heading has level 2. Without one, the role of its element.',
    keys: [],
    announced: 'Nothing.',
  },
  do: [
    'Leave the space between cards to their container.',
    'Use `as="address"` for contact details and `as="dl"` for figures.',
  ],
  dont: ['Put a card into a card.', 'Make a whole card clickable; put a link or a button into it.'],
  related: ['stack', 'chart-frame', 'stat-tile', 'product-card'],
  passthrough: 'div',
}
