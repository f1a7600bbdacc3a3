/** A kind of pages, or the sections of one page. */
export type PageKind = {
  /** Names of modules: of pages `pages/<name>.page.tsx`, of sections `sections/<name>.tsx`. */
  names: readonly string[]
  /** What its loading time counts, compared with that of others in the list. */
  weight: number
}

/** The pages that shoppers land on. Home has the lowest limit. Pages that share most of their modules count as one kind. */
export const LANDING_PAGES: readonly PageKind[] = [
  { names: ['home'], weight: 1.5 },
  { names: ['shop', 'category', 'brand'], weight: 2 },
  { names: ['brands'], weight: 1 },
  { names: ['product'], weight: 1.5 },
  { names: ['sell', 'contact'], weight: 1 },
  { names: ['not-found'], weight: 1 },
  // What these do not need is nevertheless loaded by all pages.
  { names: ['delivery-and-returns', 'privacy', 'about'], weight: 0.5 },
]

/** Sections that load on their own right after the page, because they are near the first view. */
export const SECTIONS: readonly PageKind[] = [
  { names: ['home-featured'], weight: 2 },
  { names: ['home-shelves'], weight: 1 },
  { names: ['product-reviews', 'product-related'], weight: 1 },
  { names: ['sell-form'], weight: 1 },
  { names: ['contact-form'], weight: 1 },
]

/** The private pages outside the frame of the dashboard. */
export const PAGES_WITHOUT_FRAME: readonly string[] = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'auth-success'],
  ...['merchant-signup', 'shared-wishlist', 'order-success'],
]

/** What all other private pages load: the frame and its menu. Paths below `src`. */
export const PRIVATE_ROUTES = 'private-routes.tsx'
export const PRIVATE_FRAME: readonly string[] = [PRIVATE_ROUTES, 'pages/frame.page.tsx', 'pages/dashboard.page.tsx']

/** Staff open the first ones every day, members the others. */
const FREQUENT_PAGES: readonly string[] = [
  ...['staff-account', 'customer-orders', 'order', 'staff-products', 'reviews', 'support', 'user', 'merchant-orders'],
  ...['login', 'register', 'account', 'orders', 'wishlist', 'order-success'],
]

/** What the loading time of a private page counts, compared with that of other private pages. */
export const getPrivateWeight = (page: string): number => (FREQUENT_PAGES.includes(page) ? 4.75 : 1)

/** What every page loads when the browser is idle. It must not bring the rest of a page with it. */
const IDLE = /\/(toaster\.container|shop-cart|offline-banner|realtime\/[\w-]+|stock-updates)\.tsx?$/

/** What the loading time of code that public pages load later counts, such as that of menus, drawers and requests. */
export const getLaterWeight = (moduleId: string): number => (IDLE.test(moduleId) ? 1 : 0.3)

/** The same of private pages. */
export const LATER_PRIVATE_WEIGHT = 0.1
