import { clientPaths, toHref } from '@whirligig/contract'
import type { PageText } from './page-text.ts'

// This text belongs to the owner of the shop. The rules for returns are an example: put your own here before you open.
// The days of delivery are those of `contract/src/delivery-estimate.ts`.
export const DELIVERY_AND_RETURNS: PageText = {
  title: 'Delivery & Returns',
  description:
    'Delivery from Whirligig is always free and usually takes three to five days. You can send toys back for 30 days.',
  intro: 'Delivery is always free. If a toy is not right, you have 30 days to send it back.',
  sections: [
    {
      title: 'Delivery',
      paragraphs: [
        'Delivery is free for every order, however small it is. A toy usually arrives three to five days after you order it. Your order shows the expected days.',
        'The page of your order also shows the state of each toy. Toys from different makers can arrive on different days.',
      ],
      link: { label: 'See your orders', href: toHref(clientPaths.orders) },
    },
    {
      title: 'Changing an order',
      paragraphs: ['The page of your order lets you change your mind for a while.'],
      points: [
        'You can change the delivery address until the first toy is shipped.',
        'You can cancel the order until the first toy is delivered.',
      ],
    },
    {
      title: 'Returns',
      paragraphs: ['You can return a toy within 30 days after it arrives, for any reason.'],
      points: [
        'Write to us first, with the number of your order. We answer with the address for the parcel.',
        'Please send the toy unused and in its box, with all its parts.',
        'We pay back the price of the toy within ten days after the parcel reaches us.',
      ],
    },
    {
      title: 'Broken or wrong toys',
      paragraphs: [
        'Did a toy arrive broken, or is it not the one you ordered? Tell us, and we send another one. We pay for the return parcel.',
      ],
      link: { label: 'Write to us', href: toHref(clientPaths.contact) },
    },
  ],
}
