import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows an order from its number down to its toys.',
  usage:
    'The page of an order. Invoice, delivery and items are slots. Without `onCancel` the order cannot be cancelled and there is no button: that is so once a line has been delivered. On paper only what matters remains.',
  example: `<OrderDetails
  orderId={order._id}
  orderedOn="November 20, 2026"
  status={order.status}
  onBack={back}
  onCancel={ask}
  items={<PurchasedItems items={lines} />}
/>`,
  accessibility: {
    role: '`region`, named by its level 1 heading `Order Details`; the facts are a description list.',
    keys: [
      ['Tab', 'Goes from Back to Cancel Order, then through the slots.'],
      ['Enter, Space', 'Press the buttons.'],
    ],
    announced: 'Nothing by itself; while it is being cancelled the button says that it is busy.',
  },
  do: ['Ask in a `ConfirmDialog` before it is cancelled.', 'Give the date ready to read.'],
  dont: ['Disable the button where cancelling is over: leave it out.', 'Put prices into the head.'],
  related: ['invoice', 'purchased-items', 'order-status-badge', 'address-card'],
  passthrough: 'section',
}
