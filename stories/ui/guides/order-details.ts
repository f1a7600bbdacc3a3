import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows an order.',
  usage:
    'Use it for the order page. Invoice, delivery address and items are slots. Leave out `onCancel` if the order cannot be cancelled; the button is then hidden.',
  example: `<OrderDetails
  orderId={order._id}
  orderedOn="November 20, 2026"
  status={order.status}
  onBack={back}
  onCancel={ask}
  items={<PurchasedItems items={lines} />}
/>`,
  accessibility: {
    role: 'A `region` named by its level 1 heading `Order Details`, with a description list.',
    keys: [
      ['Tab', 'Moves the focus from `Back` to `Cancel Order`, then through the slots.'],
      ['Enter, Space', 'Activates the button.'],
    ],
    announced: 'Nothing. While the order is being cancelled, the button sets `aria-busy`.',
  },
  do: ['Ask for confirmation with a `ConfirmDialog`.', 'Pass a formatted date.'],
  dont: ['Disable the button if cancelling is no longer possible; leave it out instead.', 'Show prices at the top.'],
  related: ['invoice', 'purchased-items', 'order-status-badge', 'address-card'],
  passthrough: 'section',
}
