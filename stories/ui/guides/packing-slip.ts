import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows what to pack and where to send it, ready to print.',
  usage:
    'Use it on the order page of staff, in an element that is only visible in print. It goes into the parcel, so it has no prices. Leave out cancelled lines.',
  example: `<PackingSlip
  orderNumber="1D0C-4A67"
  orderedOn="November 20, 2026"
  customer={order.customerName}
  addressLines={lines}
  items={[{ id: '1', quantity: 2, name: 'Rubix Cube', sku: 'RC-333' }]}
/>`,
  accessibility: {
    role: 'A `region` named `Packing slip` with a table. The boxes to tick on paper are hidden from screen readers.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Pass the sku: it is how shelves are labelled.', 'Print one slip per parcel.'],
  dont: ['Show it on the screen: the page has the same items.'],
  related: ['invoice', 'purchased-items'],
  passthrough: 'section',
}
