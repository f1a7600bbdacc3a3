import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows an order.',
  usage:
    'Use it for the order page. Timeline, figures, invoice, delivery address and items are slots, and for staff the customer. In print only the invoice is visible. Leave out `onCancel` if the order cannot be cancelled; the button is then hidden.',
  example: `<OrderDetails
  orderNumber={formatOrderNumber(order._id)}
  orderId={order._id}
  orderedOn="November 20, 2026"
  timeline={<OrderTimeline status={order.status} />}
  figures={<OrderFigures {...figures} />}
  onBack={back}
  onCancel={ask}
  items={<PurchasedItems items={lines} />}
/>`,
  accessibility: {
    role: 'A `region` named by its level 1 heading `Order Details`, with a description list.',
    keys: [
      [
        'Tab',
        'Moves the focus from `Back` through the items, then through the customer, the address, `Buy again`, the invoice and `Cancel Order`.',
      ],
      ['Enter, Space', 'Activates the button.'],
    ],
    announced: 'Nothing. While the order is being cancelled, the button sets `aria-busy`.',
  },
  do: ['Ask for confirmation with a `ConfirmDialog`.', 'Pass a formatted date.'],
  dont: ['Disable the button if cancelling is no longer possible; leave it out instead.'],
  related: ['invoice', 'purchased-items', 'order-status-badge', 'address-card'],
  passthrough: 'section',
}
