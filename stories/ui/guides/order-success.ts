import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Thanks for an order and leads on.',
  usage:
    'The page after an order was placed. The number of the order is a link to it. `delivery` shows where it goes, or asks.',
  example: `<OrderSuccess
  orderId={order._id}
  orderHref={orderHref}
  ordersHref={ordersHref}
  shopHref={shopHref}
  delivery={<AddressCard lines={lines} />}
/>`,
  accessibility: {
    role: '`region`, named by its level 1 heading `Thank you for choosing us!`; three links.',
    keys: [
      ['Tab', 'Goes from the order to the two ways on.'],
      ['Enter', 'Follows a link.'],
    ],
    announced: 'Nothing by itself: it is the page that was opened.',
  },
  do: ['Lead the number to `/order/{id}?success`.', 'Keep the picture decorative.'],
  dont: ['Sell something on it.', 'Show the whole order again.'],
  related: ['order-details', 'address-card', 'hero'],
  passthrough: 'section',
}
