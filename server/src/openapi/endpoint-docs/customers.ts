import type { EndpointDocs } from '../endpoint-docs.ts'
import { PAGE_QUERY } from '../query-params.ts'

/** The endpoints of wishlists and of mail from and to customers. */
export const CUSTOMERS_DOCS = {
  'GET /wishlist': { summary: "Lists the user's wishlist, newest first" },
  'POST /wishlist': { summary: 'Adds a product to the wishlist or removes it' },
  'GET /wishlist/share': {
    summary: "Returns the token of the link to the user's wishlist, or null while it is not shared",
  },
  'POST /wishlist/share': {
    summary: "Shares the user's wishlist by a link",
    details: 'Returns the token of the link `/#/wishlist/{token}`. Sharing again returns the same token.',
  },
  'DELETE /wishlist/share': { summary: "Stops sharing the user's wishlist. The link no longer works" },
  'GET /wishlist/shared/:token': {
    summary: 'Lists the products on sale of a shared wishlist',
    details: 'It says nothing about the user.',
  },

  'GET /stock-alert': { summary: 'Lists the ids of the products that the user waits for' },
  'POST /stock-alert/add': {
    summary: 'Requests one mail when a product is back in stock',
    details:
      'Guests send an email, which waits for at most 20 products; users get the mail at the address of their account. The response is the same for an email that already waits.',
  },
  'DELETE /stock-alert/delete/:id': { summary: "Deletes the user's request for a product id, if there is one" },
  'GET /stock-alert/stop/:token': { summary: 'Stops these mails with the mailed link', response: 'page' },
  'POST /stock-alert/stop/:token': {
    summary: 'Stops these mails with the button of a mail client (RFC 8058)',
    response: 'page',
  },

  'POST /newsletter/subscribe': { summary: 'Subscribes to the newsletter' },
  'GET /newsletter': {
    summary: 'Lists the subscribers of the newsletter, newest first',
    query: [...PAGE_QUERY, 'search'],
  },
  'GET /newsletter/export': {
    summary: 'Exports the subscribers of the newsletter as CSV',
    response: 'csv',
    query: ['search'],
  },
  'DELETE /newsletter/:id': { summary: 'Unsubscribes a subscriber from the newsletter' },
  'GET /newsletter/unsubscribe/:token': { summary: 'Unsubscribes with the mailed link', response: 'page' },
  'POST /newsletter/unsubscribe/:token': {
    summary: 'Unsubscribes with the button of a mail client (RFC 8058)',
    response: 'page',
  },

  'POST /contact/add': { summary: 'Sends a message to the shop' },
  'GET /contact': {
    summary: 'Lists the messages to the shop, newest first',
    details:
      '`status` is `open` or `answered`; `counts` is of both. `search` finds part of a name, an email or a message.',
    query: [...PAGE_QUERY, 'status', 'search'],
  },
  'POST /contact/:id/answer': {
    summary: 'Mails an answer to the sender of a message',
    details: 'Once: a message that has been answered is refused.',
  },
} satisfies Record<string, EndpointDocs>
