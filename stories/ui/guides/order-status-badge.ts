import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows the status of an order or of one of its lines.',
  usage:
    'Use it in lists and on the order page. It chooses the tone; an unknown status is neutral. `text` replaces the text for an order whose lines differ: `2 of 3 shipped`. If the user may change the status, use `OrderStatusSelect`.',
  example: `<OrderStatusBadge status="Shipped" />`,
  accessibility: {
    role: 'Plain text.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Pass the status as the server sends it: `Not processed`.', 'Show `Unavailable` for an order without products.'],
  dont: ['Translate the status first: the tone depends on it.', 'Make it clickable.'],
  related: ['badge', 'order-status-select', 'stock-badge'],
  passthrough: 'span',
}
