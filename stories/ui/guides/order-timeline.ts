import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows how far an order has come.',
  usage: 'Use it once on the order page, with the status of the order. Lines with another status show it in a badge.',
  example: `<OrderTimeline status={order.status} />`,
  accessibility: {
    role: 'A list `Progress of the order`. The current step has `aria-current="step"`; later steps end in `not yet`.',
    keys: [['Tab', 'Skips it: there is nothing to activate.']],
    announced: 'Nothing.',
  },
  do: ['Use it for the status of the whole order.'],
  dont: ['Use it in lists: use an `OrderStatusBadge`.'],
  related: ['order-status-badge', 'order-details'],
  passthrough: 'ol',
}
