import type { EndpointDocs } from '../endpoint-docs.ts'
import { PAGE_QUERY } from '../query-params.ts'

/** The endpoints of accounts, addresses and merchants. */
export const ACCOUNTS_DOCS = {
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
    query: [...PAGE_QUERY, 'status'],
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

  'POST /merchant/add': { summary: 'Submits a seller application' },
  'GET /merchant': {
    summary: 'Lists applications and merchants, newest first',
    details:
      '`status`: `waiting`, `invited` (approved, without an account), `active`, `disabled` or `rejected`. `counts` has the number of merchants of each status.',
    query: [...PAGE_QUERY, 'status'],
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
} satisfies Record<string, EndpointDocs>
