// Long because it is a table of every endpoint.
import type { QueryName } from './query-params.ts'

/** What the API documentation says about an endpoint in addition to its route and schemas. */
export type EndpointDocs = {
  summary: string
  /** Markdown. */
  details?: string
  query?: readonly QueryName[]
  /** Restricts the endpoint to objects of the caller or of the caller's brand. Other objects are a 404. */
  ownership?: 'user' | 'brand'
  /** Exempts admins from `ownership`. */
  adminsAccessAll?: true
  /** The kind of response, unless it is JSON. */
  response?: 'page' | 'redirect' | 'csv'
  /** The body is a form (multipart/form-data) with a picture, which may be optional. */
  form?: true | 'optional'
  /** The body is a CSV file. */
  csv?: true
}

const list = ['page', 'limit'] as const
const staffFilters = ['search', 'brand', 'category', 'stock', 'active'] as const
const ownBrand = { ownership: 'brand', adminsAccessAll: true } as const

/** Every endpoint below `/api` by method and path. A test fails when an endpoint is missing here or no longer exists. */
export const ENDPOINT_DOCS: Record<string, EndpointDocs> = {
  'POST /auth/login': {
    summary: 'Signs in with email and password',
    details:
      'A wrong password, an unknown email and an account of another provider get the same response in the same time.',
  },
  'POST /auth/register': { summary: 'Creates an account and signs in' },
  'POST /auth/forgot': { summary: 'Mails a link to set a new password; it works once, for one hour' },
  'POST /auth/reset/:token': { summary: 'Sets a new password with the mailed link and ends every session' },
  'POST /auth/reset': {
    summary: "Changes the user's password and ends every session",
    details: '`password` is the old password, `confirmPassword` the new one. Only for accounts of provider Email.',
  },
  'POST /auth/logout': { summary: 'Ends the current session' },
  'GET /auth/providers': { summary: 'Lists the configured external sign-in providers' },
  'GET /auth/:provider': {
    summary: 'Redirects to an external sign-in provider',
    details: 'For browsers: OpenID Connect or OAuth 2 with state, nonce and PKCE. `provider`: `google` or `facebook`.',
    response: 'redirect',
  },
  'GET /auth/:provider/callback': {
    summary: 'Completes an external sign-in',
    details: 'Redirects to `#/auth/success?token=` or `#/login?error=`.',
    response: 'redirect',
  },

  'GET /user/me': { summary: "Returns the user's profile" },
  'PUT /user': { summary: "Updates the user's profile" },
  'GET /user': {
    summary: 'Lists accounts, newest first',
    details: '`status`: `member`, `merchant` or `admin`. `counts` has the number of accounts of each role.',
    query: [...list, 'status'],
  },
  'GET /user/search': { summary: 'Finds accounts by first name, last name or email', query: ['search', 'status'] },
  'GET /user/export': {
    summary: 'Exports accounts as CSV, newest first',
    details:
      'All that match, with the number of their orders and what they spent: in dollars with tax, without what was cancelled. A text that a spreadsheet would run as a formula is escaped.',
    response: 'csv',
    query: ['search', 'status'],
  },
  'GET /user/:id': {
    summary:
      'Returns an account with its sessions, its latest orders, reviews and wishes, and the cart that it shows to support',
  },
  'PUT /user/:id/active': {
    summary: 'Enables or disables an account',
    details:
      'A disabled account is signed out everywhere and cannot sign in. Admins cannot disable their own account or the last admin.',
  },
  'DELETE /user/:id/sessions': { summary: 'Signs an account out everywhere' },

  'GET /address': { summary: "Lists the user's addresses", ownership: 'user' },
  'GET /address/:id': { summary: "Returns one of the user's addresses", ownership: 'user' },
  'POST /address/add': {
    summary: 'Adds an address',
    details: 'The first address becomes the default. There is at most one default address.',
  },
  'PUT /address/:id': { summary: 'Updates an address', ownership: 'user' },
  'DELETE /address/delete/:id': {
    summary: 'Deletes an address',
    details: 'When the default address is deleted, the newest of the others becomes the default.',
    ownership: 'user',
  },

  'GET /product/list': {
    summary: 'Lists the toys on sale',
    details:
      'With a token, each toy has `isLiked`. Ties are sorted by `_id`, so that pages neither repeat nor skip a toy.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating', 'sortOrder', 'order', 'page', 'limit'],
  },
  'GET /product/list/facets': {
    summary: 'Counts how many toys each choice of a filter would leave',
    details:
      'Each filter is counted with all others applied, but not with itself. Categories and brands without toys are left out, unless they are chosen.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating'],
  },
  'GET /product/list/search/:term': { summary: 'Suggests up to ten toys whose name contains the text' },
  'GET /product/list/by-ids': {
    summary: 'Lists toys on sale by their ids',
    details: 'In the order of the ids, of which the first 12 count. With a session each toy has `isLiked`.',
    query: ['ids'],
  },
  'GET /product/featured': {
    summary: 'Returns the featured toys of the home page that are on sale',
    details:
      'A sold-out toy has `inventory` 0. A toy that is not on sale is left out. With a session each toy has `isLiked`.',
  },
  'GET /home': {
    summary: 'Returns the sections of the home page',
    details:
      'Categories, the newest and the most loved toys on sale, a brand, and quotes from approved reviews. The featured toys are in none of the sections. With a session each toy has `isLiked`.',
  },
  'GET /product/item/:key': { summary: 'Returns a toy on sale by its slug or id' },
  'GET /product/item/:key/related': {
    summary: 'Returns up to five toys on sale that go well with a toy',
    details:
      'Toys that were bought together with it, then toys of its categories, then toys of its brand. If it is sold out, toys of its categories come first. Sold-out toys come last. With a session each toy has `isLiked`.',
  },
  'GET /product': { summary: 'Lists products for staff', query: [...list, ...staffFilters, 'sortBy'], ...ownBrand },
  'GET /product/export': {
    summary: 'Exports products as CSV, oldest first',
    query: [...staffFilters, 'bom'],
    details: 'The columns are those of an import. A text that starts like a formula gets an apostrophe in front.',
    response: 'csv',
    ...ownBrand,
  },
  'POST /product/import/preview': {
    summary: 'Checks a CSV file of products and says what its import would do',
    details:
      'At most 8 MB, 10,000 rows, UTF-8. The first row names the columns: `sku` and any of name, description, price, stock, taxable, active, brand (a slug), age, size, material. Rows are matched by `sku`. A column that is missing leaves existing products as they are.',
    csv: true,
    ...ownBrand,
  },
  'POST /product/import': {
    summary: 'Imports a CSV file of products, all of it or nothing',
    query: ['plan'],
    details: 'The same file as in the preview. An import that would do anything else than the preview said is refused.',
    csv: true,
    ...ownBrand,
  },
  'GET /product/list/select': { summary: 'Lists products for a select', query: ['search', 'limit'], ...ownBrand },
  'GET /product/:id': { summary: 'Returns a product for staff', ...ownBrand },
  'POST /product/add': {
    summary: 'Creates a product with its picture, or with the pictures of another product',
    details:
      'The picture is a jpg or png file by content, at most 5 MB and 40 megapixels. Without one, the product has the pictures of the product `like`, which must be one of the caller. The product of a merchant gets the brand of the merchant.',
    form: 'optional',
  },
  'PUT /product': {
    summary: 'Changes prices, stocks and switches of many products',
    details:
      'A product whose price is not `price.from` any more stays as it is. The difference of `stock.to` and `stock.from` is added to the current stock. `results` has, in the order of the request, why a product was not changed, and its current state.',
    ...ownBrand,
  },
  'PUT /product/:id': {
    summary: 'Updates a product',
    details:
      'With `version`, the update is refused if the product has changed since then. With `inventory`, the stock that the caller saw, the difference is added to the current stock. Without `brand`, `age`, `size` or `material` these stay; null removes them.',
    ...ownBrand,
  },
  'PUT /product/:id/active': { summary: 'Activates or deactivates a product', ...ownBrand },
  'PUT /product/:id/image': { summary: 'Replaces the first picture of a product', form: true, ...ownBrand },
  'POST /product/:id/picture': {
    summary: 'Adds a picture to a product, after the others',
    details: 'A product has at most 8 pictures. The first one is its `imageUrl`.',
    form: true,
    ...ownBrand,
  },
  'PUT /product/:id/pictures': {
    summary: 'Sorts the pictures of a product and removes those that are not listed',
    ...ownBrand,
  },
  'DELETE /product/delete/:id': { summary: 'Deletes a product; past orders stay complete', ...ownBrand },

  'GET /category/list': { summary: 'Lists active categories' },
  'GET /category': {
    summary: 'Lists categories for staff with their product ids; merchants see the products of their brand',
  },
  'GET /category/:id': { summary: 'Returns a category for staff' },
  'POST /category/add': { summary: 'Creates a category' },
  'PUT /category/:id': { summary: 'Updates a category' },
  'PUT /category/:id/active': { summary: 'Activates or deactivates a category and its products' },
  'DELETE /category/delete/:id': { summary: 'Deletes a category; its products stay' },

  'GET /brand/list': { summary: 'Lists active brands, each with up to three of its newest toys on sale' },
  'GET /brand': { summary: 'Lists brands for staff', ...ownBrand },
  'GET /brand/list/select': { summary: 'Lists brands for a select', ...ownBrand },
  'GET /brand/:id': { summary: 'Returns a brand for staff', ...ownBrand },
  'POST /brand/add': { summary: 'Creates a brand' },
  'PUT /brand/:id': { summary: 'Updates a brand', ...ownBrand },
  'PUT /brand/:id/active': { summary: 'Activates or deactivates a brand and its products', ...ownBrand },
  'DELETE /brand/delete/:id': {
    summary: 'Deletes a brand',
    details:
      'The products of the brand are not on sale until they get another brand. The merchant of the brand needs approval again.',
  },

  'POST /merchant/add': { summary: 'Submits a seller application' },
  'GET /merchant': {
    summary: 'Lists applications and merchants, newest first',
    details:
      '`status`: `waiting`, `invited` (approved, without an account), `active`, `disabled` or `rejected`. `counts` has the number of merchants of each status.',
    query: [...list, 'status'],
  },
  'GET /merchant/search': {
    summary: 'Finds merchants by name, email, phone, brand or status',
    details: '`status` as in `GET /merchant`.',
    query: ['search', 'status'],
  },
  'PUT /merchant/approve/:id': {
    summary: 'Approves an application',
    details:
      'Mails an invitation to the email of the application, until one is used. An account with that email becomes a merchant only with the mailed link.',
  },
  'PUT /merchant/reject/:id': { summary: 'Rejects an application' },
  'PUT /merchant/:id/active': { summary: 'Enables or disables a merchant and the brand' },
  'POST /merchant/signup/:token': { summary: 'Completes the sign-up of an invited merchant' },
  'POST /merchant/signup/:token/accept': { summary: 'Makes the invited signed-in user a merchant' },
  'DELETE /merchant/delete/:id': { summary: 'Deletes a merchant; the account becomes a member account' },

  'GET /review/:slug': {
    summary: 'Lists the approved reviews of a toy',
    details:
      'Without `page` and `limit`, all reviews are on one page. With a token, `own` is the review of the caller in any status.',
    query: ['sort', ...list],
  },
  'POST /review/add': { summary: 'Adds a review, which waits for approval' },
  'GET /review': {
    summary: 'Lists reviews of every status, newest first',
    details:
      '`status`: `waiting`, `approved` or `rejected`. `sort=waiting` lists the waiting reviews first, then the rejected and the approved ones. `counts` has the number of reviews of each status.',
    query: [...list, 'status', 'sort'],
  },
  'PUT /review/status': {
    summary: 'Approves or rejects many reviews',
    details:
      '`Waiting Approval` as the decision undoes one. Each review is changed alone; `results` says for each why it was not. `status` is the status that the admin saw: a review that has another one by now is left as it is.',
  },
  'PUT /review/approve/:id': { summary: 'Approves a review' },
  'PUT /review/reject/:id': { summary: 'Rejects a review' },
  'DELETE /review/delete/:id': { summary: 'Deletes a review' },

  'POST /cart/add': {
    summary: 'Saves a cart for an order',
    details: 'The cart reserves no stock. Prices are those of the server.',
  },
  'GET /cart/check': {
    summary: 'Returns stock, prices and tax rate of the products in a cart',
    details: 'At most 100 ids.',
    query: ['ids'],
  },
  'POST /order/add': {
    summary: 'Places an order for a cart',
    details:
      '`total` and `totalWithTax` are what the customer saw: without and with tax. Another amount refuses the order. The cart and `address` must belong to the caller. The same cart again returns the same order.',
  },
  'GET /order': {
    summary: 'Lists the orders of all users, newest first',
    details:
      "With each customer's current name and email, and in `counts` how many orders each `status` lists: `all`, `open`, `to_ship`, `shipped`, `delivered`, `cancelled`. The status follows all lines: `to_ship` lists the orders with a line that has not shipped yet. `search` finds part of a customer's name or email or of a toy's name or sku, an order's number or its id. `from` and `to` are days in UTC, `customer` and `product` ids, `ids` the ids of orders, separated by commas, of which the first 100 count, `sortBy` is `newest` or `oldest`.",
    query: [...list, 'status', 'search', 'from', 'to', 'customer', 'product', 'ids', 'sortBy'],
  },
  'GET /order/export': {
    summary: 'Exports the orders of all users as CSV',
    details:
      'The same filters and order as the list, without pages. A text that a spreadsheet would run as a formula is escaped.',
    response: 'csv',
    query: ['status', 'search', 'from', 'to', 'customer', 'product', 'sortBy'],
  },
  'PUT /order/status': {
    summary: 'Sets the lines of many orders that have not got as far to a status',
    details:
      'Each order is changed alone; `results` says for each which lines have changed, or why not. With `lines`, only these lines; lines that are Processing can be set back to Not processed. Buyers get one mail per order whose lines are shipped.',
  },
  'GET /order/me': { summary: "Lists the user's orders, newest first", query: list },
  'GET /order/search': { summary: 'Finds an order by its complete id', query: ['search'] },
  'GET /order/:id': {
    summary: 'Returns an order',
    details: 'With the name of the customer. Only admins get `customerEmail`. Merchants read their own orders only.',
    ownership: 'user',
    adminsAccessAll: true,
  },
  'DELETE /order/cancel/:id': {
    summary: 'Cancels an order without delivered lines',
    ownership: 'user',
    adminsAccessAll: true,
  },
  'PUT /order/status/item/:id': { summary: 'Sets the status of an order line' },
  'PUT /order/:id/ship': { summary: 'Ships all lines of an order that have not shipped yet' },
  'POST /order/:id/note': {
    summary: 'Adds a note of staff to an order',
    details: 'It becomes part of the audit trail of the order. Customers and merchants cannot read it.',
  },
  'PUT /order/:id/address': {
    summary: 'Sets the delivery address of an order until a line has shipped',
    ownership: 'user',
  },

  'GET /order/list/merchant': {
    summary: "Lists the orders with toys of the merchant's brand",
    details:
      "Each with the lines of this brand only, the name of the customer and the delivery address. A line belongs to the brand that its product had when it was ordered. `status=to_ship` lists only the orders with a line of the brand that has not shipped yet; `counts` has both numbers. `search` finds part of a customer's name or of a toy's name or SKU, or an order's number. `ids` are ids of orders, separated by commas, of which the first 100 count. `sortBy=oldest` lists the oldest order first.",
    query: [...list, 'status', 'search', 'ids', 'sortBy'],
    ownership: 'brand',
  },
  'PUT /order/merchant/status': {
    summary: "Sets the lines of the merchant's brand in many orders to a status",
    details:
      'Like `PUT /order/status`, for Not processed (with `lines`), Processing and Shipped. Lines of other brands stay as they are.',
    ownership: 'brand',
  },
  'GET /order/merchant/:id': {
    summary: "Returns an order with the lines of the merchant's brand",
    ownership: 'brand',
  },
  'PUT /order/merchant/:id/status': {
    summary: "Sets lines of the merchant's brand to Processing or Shipped",
    details:
      'All of `lines` or none. Without `lines`: all lines of the brand that have not got as far. Cancelled and Delivered are final.',
    ownership: 'brand',
  },

  'GET /audit/:entity/:id': {
    summary: 'Lists who changed an object, newest first',
    details:
      '`entity`: `order`, `product`, `merchant`, `review` or `user`. 50 entries a page by default. An entry keeps the name and the role that the actor had. The name is removed when the account of the actor is deleted. An account has an entry with the name of the file for each CSV that it exported, without filters.',
    query: list,
  },

  'GET /system': {
    summary: 'Returns the state of the servers, the database, the backups and the mail queue',
    details:
      'The mails are the newest 50 that could not be sent. They have no text, because it may contain links that grant access.',
  },
  'POST /system/backup': {
    summary: 'Starts a backup',
    details:
      'It goes to the place of the scheduled backups and is complete when `backup.isRunning` of `GET /system` is false. 400 if a server is writing one already. On the embedded database, other requests wait meanwhile.',
  },
  'POST /system/mails/retry': { summary: 'Sends all mails again that could not be sent' },
  'POST /system/mails/:id/retry': {
    summary: 'Sends a mail again that could not be sent',
    details: '400 if it is being sent or has been sent meanwhile.',
  },
  'DELETE /system/mails': { summary: 'Discards all mails that could not be sent' },
  'DELETE /system/mails/:id': {
    summary: 'Discards a mail that could not be sent',
    details: '400 if it is being sent or has been sent meanwhile.',
  },

  'GET /overview/work': {
    summary: 'Counts what waits for staff',
    details:
      'Orders with something to ship and, for admins, reviews and applications to decide and contact messages to answer.',
    ...ownBrand,
  },
  'GET /overview': {
    summary: 'Returns sales figures of the last 7, 30 or 90 days',
    details:
      'Calculated for each request, in UTC days and without cancelled lines, with the sums of the period before. `days` is 7, 30 or 90; the default is 30. Merchants see the lines that their brand sold, and the stock of their products.',
    ...ownBrand,
  },

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
  'GET /newsletter': { summary: 'Lists the subscribers of the newsletter, newest first', query: [...list, 'search'] },
  'GET /newsletter/export': {
    summary: 'Exports the subscribers of the newsletter as CSV',
    response: 'csv',
    query: ['search'],
  },
  'DELETE /newsletter/:id': { summary: 'Unsubscribes somebody from the newsletter' },
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
    query: [...list, 'status', 'search'],
  },
  'POST /contact/:id/answer': {
    summary: 'Mails an answer to the sender of a message',
    details: 'Once: a message that has been answered is refused.',
  },
  'GET /saved-answer': {
    summary: 'Lists the answers that staff have saved, by title',
    details: '`{name}` in a text stands for the first name of the person that is answered.',
  },
  'POST /saved-answer/add': { summary: 'Saves an answer for all admins' },
  'PUT /saved-answer/:id': { summary: 'Changes a saved answer' },
  'DELETE /saved-answer/:id': { summary: 'Deletes a saved answer' },
  'GET /saved-view': { summary: "Lists the user's saved views of the dashboard's lists, by name", ownership: 'user' },
  'POST /saved-view/add': {
    summary: 'Saves what a list shows under a name',
    details: "A view of the same list and name is replaced. `query` is the query of the list's address.",
    ownership: 'user',
  },
  'DELETE /saved-view/:id': { summary: "Deletes one of the user's views", ownership: 'user' },
}
