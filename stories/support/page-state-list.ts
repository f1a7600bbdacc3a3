import { dashboardPaths, dashboardPatterns } from '../../app/src/dashboard/paths.ts'
import { paths, patterns } from '../../app/src/paths.ts'

/** The states that a page can be in, by the names of their stories. */
export const PAGE_STATES = [
  'Loading',
  'Empty',
  'Filled',
  'Refused400',
  'SignedOut401',
  'Forbidden403',
  'Missing404',
  'Unreachable',
] as const

export type PageState = (typeof PAGE_STATES)[number]

/** States that a page has no story of, each with the reason. */
export type LeftOut = Partial<Record<PageState, string>>

type ListedPage = {
  /** What its address matches. */
  route: string
  /** The file in `stories/pages`. */
  stories: string
  leftOut: LeftOut
}

const allBut = (states: readonly PageState[], reason: string): LeftOut =>
  Object.fromEntries(PAGE_STATES.filter((state) => !states.includes(state)).map((state) => [state, reason]))

const FORM: LeftOut = { Filled: 'Loading shows the form as it was filled in, on its way to the server.' }
const ONE_THING: LeftOut = { Empty: 'There is one thing of that name, or it is missing.' }
const SAME_AS_SHOP = 'The shop, by another address: its stories show how its call fails.'
const NO_CALL = 'The page asks the server for nothing.'

/** Every page of a visitor and of a shopper. How the staff's own pages and the chat fail is shown by their features. */
export const PAGES: readonly ListedPage[] = [
  { route: paths.home, stories: 'home', leftOut: allBut(['Filled'], NO_CALL) },
  { route: paths.shop, stories: 'shop', leftOut: {} },
  { route: `${paths.shop}?name=`, stories: 'search-results', leftOut: allBut(['Empty', 'Filled'], SAME_AS_SHOP) },
  { route: patterns.category, stories: 'category', leftOut: {} },
  { route: patterns.brand, stories: 'brand', leftOut: {} },
  { route: paths.brands, stories: 'brands', leftOut: {} },
  { route: patterns.product, stories: 'product', leftOut: ONE_THING },
  { route: paths.sell, stories: 'sell', leftOut: FORM },
  { route: paths.contact, stories: 'contact', leftOut: FORM },
  { route: paths.login, stories: 'login', leftOut: FORM },
  { route: paths.register, stories: 'register', leftOut: FORM },
  { route: patterns.merchantSignup, stories: 'merchant-signup', leftOut: FORM },
  { route: paths.forgotPassword, stories: 'forgot-password', leftOut: FORM },
  { route: patterns.resetPassword, stories: 'reset-password', leftOut: FORM },
  {
    route: paths.authSuccess,
    stories: 'auth-success',
    leftOut: allBut(
      [],
      'It takes the token and goes on; its own stories say where to, and the dashboard shows the rest.',
    ),
  },
  { route: patterns.orderSuccess, stories: 'order-success', leftOut: ONE_THING },
  { route: patterns.order, stories: 'order', leftOut: ONE_THING },
  { route: paths.notFound, stories: 'not-found', leftOut: allBut(['Filled'], NO_CALL) },
  { route: paths.dashboard, stories: 'dashboard', leftOut: { Empty: 'Whoever is signed in has a profile.' } },
  {
    route: paths.dashboard,
    stories: 'account',
    leftOut: { Empty: 'The form starts with what the profile says.' },
  },
  {
    route: dashboardPaths.security,
    stories: 'security',
    leftOut: FORM,
  },
  { route: dashboardPaths.addresses, stories: 'addresses', leftOut: {} },
  { route: dashboardPaths.addressAdd, stories: 'address-add', leftOut: FORM },
  { route: dashboardPatterns.addressEdit, stories: 'address-edit', leftOut: ONE_THING },
  { route: dashboardPaths.orders, stories: 'orders', leftOut: {} },
  { route: dashboardPaths.wishlist, stories: 'wishlist', leftOut: {} },
]
