import { clientPathPatterns, clientPaths, dashboardPathPatterns, dashboardPaths } from '@whirligig/contract'

/** The states that a page can be in, by the names of their stories. */
export const PAGE_STATES = [
  'Loading',
  'Empty',
  'WithData',
  'BadRequest400',
  'Unauthorized401',
  'Forbidden403',
  'NotFound404',
  'ServerUnreachable',
] as const

export type PageState = (typeof PAGE_STATES)[number]

/** States that a page has no story of, each with the reason. */
export type OmittedStates = Partial<Record<PageState, string>>

type ListedPage = {
  /** What its address matches. */
  route: string
  /** The file in `stories/pages`. */
  stories: string
  omitted: OmittedStates
}

const allBut = (states: readonly PageState[], reason: string): OmittedStates =>
  Object.fromEntries(PAGE_STATES.filter((state) => !states.includes(state)).map((state) => [state, reason]))

const FORM: OmittedStates = { WithData: 'Loading shows the form as it was filled in, on its way to the server.' }
const ONE_THING: OmittedStates = { Empty: 'There is one thing of that name, or it is missing.' }
const SAME_AS_SHOP = 'The shop, by another address: its stories show how its call fails.'
const NO_CALL = 'The page asks the server for nothing.'

/** Every page of a visitor and of a shopper. How the staff's own pages and the chat fail is shown by their features. */
export const PAGES: readonly ListedPage[] = [
  { route: clientPaths.home, stories: 'home', omitted: allBut(['WithData'], NO_CALL) },
  { route: clientPaths.shop, stories: 'shop', omitted: {} },
  {
    route: `${clientPaths.shop}?name=`,
    stories: 'search-results',
    omitted: allBut(['Empty', 'WithData'], SAME_AS_SHOP),
  },
  { route: clientPathPatterns.category, stories: 'category', omitted: {} },
  { route: clientPathPatterns.brand, stories: 'brand', omitted: {} },
  { route: clientPaths.brands, stories: 'brands', omitted: {} },
  { route: clientPathPatterns.product, stories: 'product', omitted: ONE_THING },
  { route: clientPaths.sell, stories: 'sell', omitted: FORM },
  { route: clientPaths.contact, stories: 'contact', omitted: FORM },
  { route: clientPaths.login, stories: 'login', omitted: FORM },
  { route: clientPaths.register, stories: 'register', omitted: FORM },
  { route: clientPathPatterns.merchantSignup, stories: 'merchant-signup', omitted: FORM },
  { route: clientPaths.forgotPassword, stories: 'forgot-password', omitted: FORM },
  { route: clientPathPatterns.resetPassword, stories: 'reset-password', omitted: FORM },
  {
    route: clientPaths.authSuccess,
    stories: 'auth-success',
    omitted: allBut(
      [],
      'It takes the token and goes on; its own stories say where to, and the dashboard shows the rest.',
    ),
  },
  { route: clientPathPatterns.orderSuccess, stories: 'order-success', omitted: ONE_THING },
  { route: clientPathPatterns.order, stories: 'order', omitted: ONE_THING },
  { route: clientPaths.notFound, stories: 'not-found', omitted: allBut(['WithData'], NO_CALL) },
  { route: clientPaths.dashboard, stories: 'dashboard', omitted: { Empty: 'Whoever is signed in has a profile.' } },
  {
    route: clientPaths.dashboard,
    stories: 'account',
    omitted: { Empty: 'The form starts with what the profile says.' },
  },
  {
    route: dashboardPaths.security,
    stories: 'security',
    omitted: FORM,
  },
  { route: dashboardPaths.addresses, stories: 'addresses', omitted: {} },
  { route: dashboardPaths.addressAdd, stories: 'address-add', omitted: FORM },
  { route: dashboardPathPatterns.addressEdit, stories: 'address-edit', omitted: ONE_THING },
  { route: dashboardPaths.orders, stories: 'orders', omitted: {} },
  { route: dashboardPaths.wishlist, stories: 'wishlist', omitted: {} },
]
