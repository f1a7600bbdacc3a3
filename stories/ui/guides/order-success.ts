import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Confirms an order.',
  usage:
    'Show it after an order was placed. The order number links to the order. `delivery` shows the address or asks for it; with `needsAddress` it has the only primary button. `items` and `figures` show what was bought and what it costs.',
  example: `<OrderSuccess
  orderNumber={formatOrderNumber(order._id)}
  orderHref={orderHref}
  ordersHref={ordersHref}
  shopHref={shopHref}
  delivery={<AddressCard lines={lines} />}
/>`,
  accessibility: {
    role: 'A `region` named by its level 1 heading `Thank you for choosing us!`, with three links.',
    keys: [
      ['Tab', 'Moves the focus from the order number to the two buttons.'],
      ['Enter', 'Follows the link.'],
    ],
    announced: 'Nothing: it is the content of the page.',
  },
  do: ['Link the number to `/order/{id}?success`.', 'Keep the illustration decorative.'],
  dont: ['Advertise on it.', 'Offer actions on the order: they are on its page.'],
  related: ['order-details', 'address-card', 'hero'],
  passthrough: 'section',
}
