import { clientPaths, toHref } from '@whirligig/contract'
import type { PageText } from './page-text.ts'

// This text belongs to the owner of the shop. It says what the software stores. Before you open, add who you are, your
// address, how long you keep data, and what the law of your country asks for.
export const PRIVACY: PageText = {
  title: 'Privacy',
  description:
    'What Whirligig stores about you, what stays in your browser, and who can see it. The shop has no tracking.',
  intro: 'We store what your account and your orders need. We do not track you.',
  sections: [
    {
      title: 'What we store',
      points: [
        'Your account: your name and email, your phone number if you add it, and your addresses. We keep a hash of your password, never the password itself.',
        'Your orders, with the address they go to. We do not ask for card numbers.',
        'Who of our team, or which seller, changed an order, a toy or an account, and when. It keeps their name until their account is deleted.',
        'Your reviews, your wishlist and your messages to our support.',
        'Your cart as it was when you last had our support page open. Our team sees it beside your messages. It is deleted when you sign out.',
        'Your application, if you want to sell with us: your name, email, phone number, brand and what you write about your business.',
        'Your email and message if you write to us without an account, and your email if you ask for the newsletter or for news of a toy.',
        'How often a network address sends requests, for a short time, to protect the shop against misuse.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'Your browser keeps your cart, your sign-in and unfinished messages to our support. It also keeps copies of public pages, so that the shop opens faster and works without a network.',
      ],
    },
    {
      title: 'No tracking',
      paragraphs: [
        'There are no advertisements, no statistics about visitors and no files from other companies on our pages.',
        'The only cookie is set while you sign in with Google or Facebook. It protects that sign-in and ends with it.',
      ],
    },
    {
      title: 'What others can see',
      paragraphs: [
        'Your reviews are public and show your first name. Your wishlist is private, unless you make a link to share it. Everyone with the link can then see it.',
        'If a seller on Whirligig sends you a toy, they see your name and the address it goes to. They do not see your email or what else you bought.',
      ],
    },
    {
      title: 'Emails',
      paragraphs: [
        'We write to you about your account and your orders. Each newsletter, and each email about a toy that is back, has a link to end these emails.',
      ],
    },
    {
      title: 'Your data is yours',
      paragraphs: [
        'You can change your name, phone number and addresses in your account. Write to us if you want a copy of your data, or if you want us to delete it.',
      ],
      link: { label: 'Write to us', href: toHref(clientPaths.contact) },
    },
  ],
}
