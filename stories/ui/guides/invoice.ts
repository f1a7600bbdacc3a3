import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows the cost of an order, ready to print.',
  usage:
    'Use it on the order page. It is collapsed at first. In print it is always visible and its buttons are hidden. Leave out `tax` if there is none.',
  example: `<Invoice
  open={open}
  onOpenChange={setOpen}
  onPrint={() => print()}
  orderNumber="79C6-5CF5"
  orderId={order._id}
  orderedOn="November 20, 2026"
  customer={order.customerName}
  addressLines={lines}
  items={[{ id: '1', name: '2 × Rubix Cube', unitPrice: '$60.00', total: '$120.00' }]}
  price="$120.00"
  total="$120.00"
/>`,
  accessibility: {
    role: 'A `region` named `Invoice`, a button `Show Invoice` or `Hide Invoice` with `aria-expanded`, and a description list.',
    keys: [
      ['Tab', 'Moves the focus to the toggle button, then to `Print`.'],
      ['Enter, Space', 'Activates the button.'],
    ],
    announced: '`expanded` or `collapsed`.',
  },
  do: ['Pass formatted amounts.', 'Pass `onPrint` if the browser can print.'],
  dont: ['Open it by default: most users come for the status.'],
  related: ['order-details', 'purchased-items', 'disclosure'],
  passthrough: 'section',
}
