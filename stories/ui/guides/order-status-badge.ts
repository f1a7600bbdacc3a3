import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Says where an order, or one of its lines, stands.',
  usage:
    'In lists and on the page of an order. It knows the tone of each status; one that it does not know is neutral. Whoever may change the status gets an `OrderStatusSelect`.',
  example: `<OrderStatusBadge status="Shipped" />`,
  accessibility: { role: 'Plain text: the status.', keys: [], announced: 'Nothing by itself.' },
  do: ['Pass the words of the server: `Not processed`.', 'Show `Unavailable` for an order without products.'],
  dont: ['Translate the status before it is passed: the tone goes by its word.', 'Make it a button.'],
  related: ['badge', 'order-status-select', 'stock-badge'],
  passthrough: 'span',
}
