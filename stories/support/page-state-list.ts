import { clientPathPatterns, clientPaths, dashboardPathPatterns, dashboardPaths } from '@whirligig/contract'

/** The states of a page. Their names are the names of the stories. */
export const PAGE_STATES = [
  'Loading',
  'Empty',
  'WithData',
  'Unauthorized401',
  'ServerUnreachable',
  'RecoversFromFailures',
] as const

export type PageState = (typeof PAGE_STATES)[number]

/** The states for which a page has no story, each with the reason. */
export type OmittedStates = Partial<Record<PageState, string>>

type ListedPage = {
  /** The path pattern of the page. */
  route: string
  /** The file in `stories/pages`, without `.stories.tsx`. */
  stories: string
  omitted: OmittedStates
}

const omitAllBut = (states: readonly PageState[], reason: string): OmittedStates =>
  Object.fromEntries(PAGE_STATES.filter((state) => !states.includes(state)).map((state) => [state, reason]))

const FORM: OmittedStates = { WithData: 'Loading shows the filled-in form while it is submitted.' }
const NO_SESSION: OmittedStates = { Unauthorized401: 'Its request needs no session.' }
const PUBLIC_FORM = { ...FORM, ...NO_SESSION }
const SINGLE_ITEM: OmittedStates = { Empty: 'The page shows one item. Without it, the response is 404.' }
const SAME_AS_SHOP = 'The page is the shop page with a search. The stories of the shop page show the error states.'
const NO_REQUEST = 'The page makes no request.'

/** All pages for guests and members. The stories of the features show the error states of admin pages and of the chat. */
export const PAGES: readonly ListedPage[] = [
  { route: clientPaths.home, stories: 'home', omitted: omitAllBut(['WithData'], NO_REQUEST) },
  { route: clientPaths.shop, stories: 'shop', omitted: {} },
  {
    route: `${clientPaths.shop}?name=`,
    stories: 'search-results',
    omitted: omitAllBut(['Empty', 'WithData'], SAME_AS_SHOP),
  },
  { route: clientPathPatterns.category, stories: 'category', omitted: {} },
  { route: clientPathPatterns.brand, stories: 'brand', omitted: {} },
  { route: clientPaths.brands, stories: 'brands', omitted: NO_SESSION },
  { route: clientPathPatterns.product, stories: 'product', omitted: SINGLE_ITEM },
  { route: clientPaths.sell, stories: 'sell', omitted: PUBLIC_FORM },
  { route: clientPaths.contact, stories: 'contact', omitted: PUBLIC_FORM },
  {
    route: clientPaths.deliveryAndReturns,
    stories: 'delivery-and-returns',
    omitted: omitAllBut(['WithData'], NO_REQUEST),
  },
  { route: clientPaths.privacy, stories: 'privacy', omitted: omitAllBut(['WithData'], NO_REQUEST) },
  { route: clientPaths.about, stories: 'about', omitted: omitAllBut(['WithData'], NO_REQUEST) },
  { route: clientPaths.login, stories: 'login', omitted: PUBLIC_FORM },
  { route: clientPaths.register, stories: 'register', omitted: PUBLIC_FORM },
  { route: clientPathPatterns.merchantSignup, stories: 'merchant-signup', omitted: PUBLIC_FORM },
  { route: clientPaths.forgotPassword, stories: 'forgot-password', omitted: PUBLIC_FORM },
  { route: clientPathPatterns.resetPassword, stories: 'reset-password', omitted: PUBLIC_FORM },
  {
    route: clientPaths.authSuccess,
    stories: 'auth-success',
    omitted: omitAllBut(
      [],
      'The page stores the token and redirects. Its own stories show where, and the dashboard shows the result.',
    ),
  },
  { route: clientPathPatterns.sharedWishlist, stories: 'shared-wishlist', omitted: NO_SESSION },
  { route: clientPathPatterns.orderSuccess, stories: 'order-success', omitted: SINGLE_ITEM },
  { route: clientPathPatterns.order, stories: 'order', omitted: SINGLE_ITEM },
  { route: clientPaths.notFound, stories: 'not-found', omitted: omitAllBut(['WithData'], NO_REQUEST) },
  { route: clientPaths.dashboard, stories: 'dashboard', omitted: { Empty: 'Every signed-in user has a profile.' } },
  {
    route: clientPaths.dashboard,
    stories: 'account',
    omitted: { Empty: 'The form starts with the values of the profile.' },
  },
  {
    route: dashboardPaths.security,
    stories: 'security',
    omitted: FORM,
  },
  { route: dashboardPaths.addresses, stories: 'addresses', omitted: {} },
  { route: dashboardPaths.addressAdd, stories: 'address-add', omitted: FORM },
  { route: dashboardPathPatterns.addressEdit, stories: 'address-edit', omitted: SINGLE_ITEM },
  { route: dashboardPaths.orders, stories: 'orders', omitted: {} },
  { route: dashboardPaths.wishlist, stories: 'wishlist', omitted: {} },
]
