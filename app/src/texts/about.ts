import { clientPaths, toHref } from '@whirligig/contract'
import type { PageText } from './page-text.ts'

// This text belongs to the owner of the shop. It is an example: tell your own story here.
export const ABOUT: PageText = {
  title: 'About Us',
  description: 'Whirligig is a shop for hand-picked toys from small makers, with reviews by those who play with them.',
  intro: 'Whirligig is a small shop for toys that are made to be played with, for years.',
  sections: [
    {
      title: 'How we choose',
      paragraphs: [
        'We like toys that leave room for ideas: blocks that become a castle, a bear that becomes a patient. We play with a toy before we sell it, and we keep what still makes us smile after a week.',
      ],
      link: { label: 'See all toys', href: toHref(clientPaths.shop) },
    },
    {
      title: 'Who makes the toys',
      paragraphs: [
        'Our toys come from small makers. Each of them has a page in the shop, in their own words. Do you make toys yourself? We would like to see them.',
      ],
      link: { label: 'Sell with us', href: toHref(clientPaths.sell) },
    },
    {
      title: 'What you can expect',
      points: [
        'Delivery is always free.',
        'Reviews come from shoppers, the good ones and the bad ones.',
        'People answer your questions, not bots.',
      ],
      link: { label: 'Ask us something', href: toHref(clientPaths.contact) },
    },
  ],
}
