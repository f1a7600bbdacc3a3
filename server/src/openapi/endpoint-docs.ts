/** The query parameters of the API. An invalid value counts as absent. */
export const QUERY_PARAMS = {
  page: { type: 'integer', minimum: 1, default: 1, description: 'Page number, from 1.' },
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Items per page. Default: 20, for toys 10.' },
  search: { type: 'string', maxLength: 100, description: 'Literal text, case-insensitive.' },
  name: { type: 'string', maxLength: 100, description: 'Text in the name, case-insensitive.' },
  category: { type: 'string', description: 'Slug of a category. Empty or `all`: no filter.' },
  brand: { type: 'string', description: 'Slug of a brand. Empty or `all`: no filter.' },
  min: { type: 'number', description: 'Minimum price in dollars.' },
  max: { type: 'number', description: 'Maximum price in dollars.' },
  rating: { type: 'number', minimum: 0, maximum: 5, description: 'Minimum average rating. 0: no filter.' },
  sortOrder: {
    type: 'integer',
    enum: [0, 1, 2],
    default: 0,
    description: 'Newest first (0), price descending (1), price ascending (2).',
  },
  order: { type: 'integer', enum: [0, 1, 2], description: 'Alias of `sortOrder`, which takes precedence.' },
  ids: { type: 'string', description: 'Product ids, separated by commas, at most 100.' },
} as const
export type QueryName = keyof typeof QUERY_PARAMS

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
  response?: 'page' | 'redirect'
  /** The body is a form (multipart/form-data) with a picture. */
  form?: true
}

const list = ['page', 'limit'] as const
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
  'GET /user': { summary: 'Lists accounts, newest first', query: list },
  'GET /user/search': { summary: 'Finds accounts by first name, last name or email', query: ['search'] },

  'GET /address': { summary: "Lists the user's addresses", ownership: 'user' },
  'GET /address/:id': { summary: "Returns one of the user's addresses", ownership: 'user' },
  'POST /address/add': {
    summary: 'Adds an address',
    details: 'The first address becomes the default. There is at most one default address.',
  },
  'PUT /address/:id': { summary: 'Updates an address', ownership: 'user' },
  'DELETE /address/delete/:id': { summary: 'Deletes an address', ownership: 'user' },

  'GET /product/list': {
    summary: 'Lists the toys on sale',
    details:
      'With a token, each toy has `isLiked`. Ties are sorted by `_id`, so that pages neither repeat nor skip a toy.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating', 'sortOrder', 'order', 'page', 'limit'],
  },
  'GET /product/list/search/:term': { summary: 'Suggests up to ten toys whose name contains the text' },
  'GET /product/item/:key': { summary: 'Returns a toy on sale by its slug or id' },
  'GET /product': { summary: 'Lists products for staff', query: [...list, 'search'], ...ownBrand },
  'GET /product/list/select': { summary: 'Lists products for a select', query: ['search', 'limit'], ...ownBrand },
  'GET /product/:id': { summary: 'Returns a product for staff', ...ownBrand },
  'POST /product/add': {
    summary: 'Creates a product with its picture',
    details:
      'The picture is a jpg or png file by content, at most 5 MB and 40 megapixels. The product of a merchant gets the brand of the merchant.',
    form: true,
  },
  'PUT /product/:id': {
    summary: 'Updates a product',
    details:
      'With `version`, the update is refused if the product has changed since then. With `inventory`, the stock that the caller saw, the difference is added to the current stock.',
    ...ownBrand,
  },
  'PUT /product/:id/active': { summary: 'Activates or deactivates a product', ...ownBrand },
  'PUT /product/:id/image': { summary: 'Replaces the picture of a product', form: true, ...ownBrand },
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

  'GET /brand/list': { summary: 'Lists active brands' },
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
  'GET /merchant': { summary: 'Lists applications and merchants, newest first', query: list },
  'GET /merchant/search': { summary: 'Finds merchants by name, email, phone, brand or status', query: ['search'] },
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
    details: 'With a token, `own` is the review of the caller in any status.',
  },
  'POST /review/add': { summary: 'Adds a review, which waits for approval' },
  'GET /review': { summary: 'Lists reviews of every status, newest first', query: list },
  'PUT /review/approve/:id': { summary: 'Approves a review' },
  'PUT /review/reject/:id': { summary: 'Rejects a review' },
  'DELETE /review/delete/:id': { summary: 'Deletes a review' },

  'POST /cart/add': {
    summary: 'Saves a cart for an order',
    details: 'The cart reserves no stock. Prices are those of the server.',
  },
  'GET /cart/check': { summary: 'Returns stock and prices of the products in a cart', query: ['ids'] },
  'POST /order/add': {
    summary: 'Places an order for a cart',
    details: 'The cart must belong to the caller. The same cart again returns the same order.',
  },
  'GET /order': { summary: 'Lists the orders of all users, newest first', query: list },
  'GET /order/me': { summary: "Lists the user's orders, newest first", query: list },
  'GET /order/search': { summary: 'Finds an order by its complete id', query: ['search'] },
  'GET /order/:id': { summary: 'Returns an order', ownership: 'user', adminsAccessAll: true },
  'DELETE /order/cancel/:id': {
    summary: 'Cancels an order without delivered lines',
    ownership: 'user',
    adminsAccessAll: true,
  },
  'PUT /order/status/item/:id': { summary: 'Sets the status of an order line' },
  'PUT /order/:id/address': {
    summary: 'Sets the delivery address of an order until a line has shipped',
    ownership: 'user',
  },

  'GET /overview': {
    summary: 'Returns sales figures of the last 30 days',
    details:
      'Calculated for each request, in UTC days and without cancelled lines. Merchants see the products that currently belong to their brand; sales of deleted products are not included.',
    ...ownBrand,
  },

  'GET /wishlist': { summary: "Lists the user's wishlist, newest first" },
  'POST /wishlist': { summary: 'Adds a product to the wishlist or removes it' },

  'POST /newsletter/subscribe': { summary: 'Subscribes to the newsletter' },
  'GET /newsletter/unsubscribe/:token': { summary: 'Unsubscribes with the mailed link', response: 'page' },
  'POST /newsletter/unsubscribe/:token': {
    summary: 'Unsubscribes with the button of a mail client (RFC 8058)',
    response: 'page',
  },
  'POST /contact/add': { summary: 'Sends a message to the shop' },
}
