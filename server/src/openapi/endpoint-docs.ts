/** Parameters of addresses; rubbish falls back to what is used without it. */
export const QUERY_PARAMS = {
  page: { type: 'integer', minimum: 1, default: 1, description: 'Which page, from 1.' },
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'How many a page holds; 20, of toys 10.' },
  search: { type: 'string', maxLength: 100, description: 'Literal text, without regard to case.' },
  name: { type: 'string', maxLength: 100, description: 'Text in the name, without regard to case.' },
  category: { type: 'string', description: "A category's slug; empty or `all`: every one." },
  brand: { type: 'string', description: "A brand's slug; empty or `all`: every one." },
  min: { type: 'number', description: 'Least price in dollars.' },
  max: { type: 'number', description: 'Highest price in dollars.' },
  rating: { type: 'number', minimum: 0, maximum: 5, description: 'Least average rating; 0: every one.' },
  sortOrder: {
    type: 'integer',
    enum: [0, 1, 2],
    default: 0,
    description: 'Newest first (0), price descending (1), ascending (2).',
  },
  order: { type: 'integer', enum: [0, 1, 2], description: 'Another name of `sortOrder`, which wins.' },
  ids: { type: 'string', description: 'Ids of products with commas between them, at most 100.' },
} as const
export type QueryName = keyof typeof QUERY_PARAMS

/** What the documentation says of a call beside what its route and schemas say. */
export type EndpointDocs = {
  summary: string
  /** More, in Markdown. */
  details?: string
  query?: readonly QueryName[]
  /** Whose objects can be named; of everybody else's it says 404. Admins: see `adminsReachAll`. */
  own?: 'person' | 'brand'
  /** Admins may name anybody's. */
  adminsReachAll?: true
  /** What it answers, where that is not JSON. */
  answers?: 'page' | 'redirect'
  /** Its body is a form with a picture. */
  form?: true
}

const list = ['page', 'limit'] as const
const ofTheBrand = { own: 'brand', adminsReachAll: true } as const

/** Every call below `/api` by its method and path. A test fails on one that is missing here or gone there. */
export const ENDPOINT_DOCS: Record<string, EndpointDocs> = {
  'POST /auth/login': {
    summary: 'Signs in with email and password',
    details: 'Wrong password, unknown email and accounts of other providers have one answer, in the same time.',
  },
  'POST /auth/register': { summary: 'Makes an account and signs in' },
  'POST /auth/forgot': { summary: 'Mails a link to set a new password, valid an hour, once' },
  'POST /auth/reset/:token': { summary: 'Sets the password by the mailed link and ends every session' },
  'POST /auth/reset': {
    summary: 'Changes the own password and ends every session',
    details: '`password` is the old one, `confirmPassword` the new one. Only for accounts of provider Email.',
  },
  'POST /auth/logout': { summary: 'Ends this session' },
  'GET /auth/providers': { summary: 'The external sign-ins that are configured' },
  'GET /auth/:provider': {
    summary: 'Goes to an external sign-in',
    details: 'For browsers: OpenID Connect or OAuth 2 with state, nonce and PKCE. `provider`: `google` or `facebook`.',
    answers: 'redirect',
  },
  'GET /auth/:provider/callback': {
    summary: 'Comes back from an external sign-in',
    details: 'Ends at `#/auth/success?token=` or `#/login?error=`.',
    answers: 'redirect',
  },

  'GET /user/me': { summary: 'The own profile' },
  'PUT /user': { summary: 'Changes the own profile' },
  'GET /user': { summary: 'Accounts, newest first', query: list },
  'GET /user/search': { summary: 'Accounts by first name, last name or email', query: ['search'] },

  'GET /address': { summary: 'The own addresses', own: 'person' },
  'GET /address/:id': { summary: 'One of the own addresses', own: 'person' },
  'POST /address/add': { summary: 'Adds an address', details: 'The first is the default; there is one at most.' },
  'PUT /address/:id': { summary: 'Changes an address', own: 'person' },
  'DELETE /address/delete/:id': { summary: 'Deletes an address', own: 'person' },

  'GET /product/list': {
    summary: 'Toys on sale',
    details: 'With a token each carries `isLiked`. Ties break on `_id`, so that pages neither repeat nor skip.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating', 'sortOrder', 'order', 'page', 'limit'],
  },
  'GET /product/list/search/:term': { summary: 'At most ten toys whose name has the text' },
  'GET /product/item/:key': { summary: 'A toy on sale by its slug or id' },
  'GET /product': { summary: 'Products for staff', query: [...list, 'search'], ...ofTheBrand },
  'GET /product/list/select': { summary: 'Products to choose from', query: ['search', 'limit'], ...ofTheBrand },
  'GET /product/:id': { summary: 'A product for staff', ...ofTheBrand },
  'POST /product/add': {
    summary: 'Adds a product with its picture',
    details:
      'The picture is jpg or png by content, at most 5 MB and 40 megapixels. A merchant’s product gets the merchant’s brand.',
    form: true,
  },
  'PUT /product/:id': {
    summary: 'Changes a product',
    details:
      'With `version` it is refused when somebody else has changed the product since. With `inventory`, the stock that was seen, the difference is added.',
    ...ofTheBrand,
  },
  'PUT /product/:id/active': { summary: 'Turns a product on or off', ...ofTheBrand },
  'PUT /product/:id/image': { summary: 'Replaces the picture', form: true, ...ofTheBrand },
  'DELETE /product/delete/:id': { summary: 'Deletes a product; past orders stay whole', ...ofTheBrand },

  'GET /category/list': { summary: 'Active categories' },
  'GET /category': {
    summary: "Categories for staff, with the ids of their products; a merchant's are the own brand's",
  },
  'GET /category/:id': { summary: 'A category for staff' },
  'POST /category/add': { summary: 'Adds a category' },
  'PUT /category/:id': { summary: 'Changes a category' },
  'PUT /category/:id/active': { summary: 'Turns a category on or off, and its products with it' },
  'DELETE /category/delete/:id': { summary: 'Deletes a category; its products stay' },

  'GET /brand/list': { summary: 'Active brands' },
  'GET /brand': { summary: 'Brands for staff', ...ofTheBrand },
  'GET /brand/list/select': { summary: 'Brands to choose from', ...ofTheBrand },
  'GET /brand/:id': { summary: 'A brand for staff', ...ofTheBrand },
  'POST /brand/add': { summary: 'Adds a brand' },
  'PUT /brand/:id': { summary: 'Changes a brand', ...ofTheBrand },
  'PUT /brand/:id/active': { summary: 'Turns a brand on or off, and its products with it', ...ofTheBrand },
  'DELETE /brand/delete/:id': {
    summary: 'Deletes a brand',
    details: 'Its products are off sale until they have another; its merchant waits for approval again.',
  },

  'POST /merchant/add': { summary: 'Applies as a seller' },
  'GET /merchant': { summary: 'Applications and merchants, newest first', query: list },
  'GET /merchant/search': { summary: 'Merchants by name, email, phone, brand or status', query: ['search'] },
  'PUT /merchant/approve/:id': {
    summary: 'Approves an application',
    details: 'An account with its email becomes the merchant’s; else an invitation is mailed, each time a fresh one.',
  },
  'PUT /merchant/reject/:id': { summary: 'Rejects an application' },
  'PUT /merchant/:id/active': { summary: 'Disables or enables a merchant, and the brand with it' },
  'POST /merchant/signup/:token': { summary: 'Completes the sign-up of an invited merchant' },
  'DELETE /merchant/delete/:id': { summary: 'Deletes a merchant; the account becomes a member’s' },

  'GET /review/:slug': {
    summary: 'Approved reviews of a toy',
    details: 'With a token also `own`: the caller’s own review, whatever its status.',
  },
  'POST /review/add': { summary: 'Writes a review, which waits for approval' },
  'GET /review': { summary: 'Reviews of every status, newest first', query: list },
  'PUT /review/approve/:id': { summary: 'Approves a review' },
  'PUT /review/reject/:id': { summary: 'Rejects a review' },
  'DELETE /review/delete/:id': { summary: 'Deletes a review' },

  'POST /cart/add': { summary: 'Keeps a cart to be ordered', details: 'It reserves nothing; prices are the server’s.' },
  'GET /cart/check': { summary: 'Stock and prices of what lies in a cart', query: ['ids'] },
  'POST /order/add': {
    summary: 'Places an order of a cart',
    details: 'The cart is the caller’s own; the same cart again answers the same order.',
  },
  'GET /order': { summary: 'Everybody’s orders, newest first', query: list },
  'GET /order/me': { summary: 'The own orders, newest first', query: list },
  'GET /order/search': { summary: 'The order with this complete id', query: ['search'] },
  'GET /order/:id': { summary: 'An order', own: 'person', adminsReachAll: true },
  'DELETE /order/cancel/:id': {
    summary: 'Cancels an order without delivered lines',
    own: 'person',
    adminsReachAll: true,
  },
  'PUT /order/status/item/:id': { summary: 'Changes the status of an order’s line' },
  'PUT /order/:id/address': { summary: 'Says where an order goes, until a line ships', own: 'person' },

  'GET /overview': {
    summary: 'How the shop has been doing for 30 days',
    details:
      'Counted at the call, in days of UTC and without cancelled lines. A merchant’s is of the toys that are of the own brand now: what a deleted one sold is not in it.',
    ...ofTheBrand,
  },

  'GET /wishlist': { summary: 'The own wishes, newest first' },
  'POST /wishlist': { summary: 'Likes a product, or not any more' },

  'POST /newsletter/subscribe': { summary: 'Subscribes to the newsletter' },
  'GET /newsletter/unsubscribe/:token': { summary: 'Unsubscribes, by the mailed link', answers: 'page' },
  'POST /newsletter/unsubscribe/:token': {
    summary: 'Unsubscribes, by a mail reader’s button (RFC 8058)',
    answers: 'page',
  },
  'POST /contact/add': { summary: 'Writes to the shop' },
}
