import { dashboardPaths, dashboardPatterns } from '../../app/src/dashboard/paths.ts'
import { paths, patterns } from '../../app/src/paths.ts'

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
  { route: paths.home, stories: 'home', omitted: allBut(['WithData'], NO_CALL) },
  { route: paths.shop, stories: 'shop', omitted: {} },
  { route: `${paths.shop}?name=`, stories: 'search-results', omitted: allBut(['Empty', 'WithData'], SAME_AS_SHOP) },
  { route: patterns.category, stories: 'category', omitted: {} },
  { route: patterns.brand, stories: 'brand', omitted: {} },
  { route: paths.brands, stories: 'brands', omitted: {} },
  { route: patterns.product, stories: 'product', omitted: ONE_THING },
  { route: paths.sell, stories: 'sell', omitted: FORM },
  { route: paths.contact, stories: 'contact', omitted: FORM },
  { route: paths.login, stories: 'login', omitted: FORM },
  { route: paths.register, stories: 'register', omitted: FORM },
  { route: patterns.merchantSignup, stories: 'merchant-signup', omitted: FORM },
  { route: paths.forgotPassword, stories: 'forgot-password', omitted: FORM },
  { route: patterns.resetPassword, stories: 'reset-password', omitted: FORM },
  {
    route: paths.authSuccess,
    stories: 'auth-success',
    omitted: allBut(
      [],
      'It takes the token and goes on; its own stories say where to, and the dashboard shows the rest.',
    ),
  },
  { route: patterns.orderSuccess, stories: 'order-success', omitted: ONE_THING },
  { route: patterns.order, stories: 'order', omitted: ONE_THING },
  { route: paths.notFound, stories: 'not-found', omitted: allBut(['WithData'], NO_CALL) },
  { route: paths.dashboard, stories: 'dashboard', omitted: { Empty: 'Whoever is signed in has a profile.' } },
  {
    route: paths.dashboard,
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
  { route: dashboardPatterns.addressEdit, stories: 'address-edit', omitted: ONE_THING },
  { route: dashboardPaths.orders, stories: 'orders', omitted: {} },
  { route: dashboardPaths.wishlist, stories: 'wishlist', omitted: {} },
]
