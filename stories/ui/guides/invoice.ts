import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows what an order cost, behind a toggle, ready to print.',
  usage:
    'On the page of an order. Printed, it is always there and its buttons are not. Delivery is always free; `tax` is left out where there is none.',
  example: `<Invoice
  open={open}
  onToggle={setOpen}
  onPrint={() => print()}
  orderId={order._id}
  items={['2 × Rubix Cube']}
  price="$120.00"
  total="$120.00"
/>`,
  accessibility: {
    role: '`region` `Invoice`; a `button` `Show Invoice` or `Hide Invoice` with `aria-expanded`; amounts as a description list.',
    keys: [
      ['Tab', 'Goes to the toggle, then to Print.'],
      ['Enter, Space', 'Press them.'],
    ],
    announced: '`expanded` or `collapsed`, with each change.',
  },
  do: ['Give all amounts ready to read.', 'Offer Print where there is a printer dialog.'],
  dont: ['Show it open from the start: most people come for the status.', 'Repeat the address in it.'],
  related: ['order-details', 'purchased-items', 'disclosure'],
  passthrough: 'section',
}
