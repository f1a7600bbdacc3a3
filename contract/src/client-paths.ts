/**
 * The paths of the client's pages. The client routes by them, and the server links to them in mails and redirects.
 */
export const clientPaths = {
  home: '/',
  shop: '/shop',
  category: (slug: string) => `/shop/category/${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/shop/brand/${encodeURIComponent(slug)}`,
  brands: '/brands',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  authSuccess: '/auth/success',
  sell: '/sell',
  merchantSignup: (token: string) => `/merchant-signup/${encodeURIComponent(token)}`,
  contact: '/contact',
  deliveryAndReturns: '/delivery-and-returns',
  privacy: '/privacy',
  about: '/about',
  orderSuccess: (id: string) => `/order/success/${encodeURIComponent(id)}`,
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  security: '/dashboard/security',
  orders: '/dashboard/orders',
  wishlist: '/dashboard/wishlist',
  sharedWishlist: (token: string) => `/wishlist/${encodeURIComponent(token)}`,
  support: '/support',
  notFound: '/404',
} as const

/** The route patterns of the paths with parameters. */
export const clientPathPatterns = {
  category: '/shop/category/:slug',
  brand: '/shop/brand/:slug',
  product: '/product/:slug',
  resetPassword: '/reset-password/:token',
  merchantSignup: '/merchant-signup/:token',
  orderSuccess: '/order/success/:id',
  order: '/order/:id',
  sharedWishlist: '/wishlist/:token',
} as const

/** Matches the paths of the pages that the server renders, without their query strings. */
export const PUBLIC_PATH =
  /^\/(shop(\/(category|brand)\/[^/?#]+)?|brands|product\/[^/?#]+|sell|contact|delivery-and-returns|privacy|about)?$/

/** Whether the server renders the page of a path: everyone may see it, and it is the same for everyone. */
export const isPublicPath = (path: string): boolean => PUBLIC_PATH.test(path.replace(/\?.*$/, ''))

/** Converts a client path to a link: `/shop` for a page that the server renders, and `/#/login` for all others. */
export const toHref = (path: string): string => (isPublicPath(path) ? path : `/#${path}`)

/**
 * Converts a client path to an absolute URL, for mails and redirects: `https://toys.example/#/login`.
 * @param appUrl the server's `APP_URL`, without a slash at the end
 */
export const toClientUrl = (appUrl: string, path: string): string => appUrl + toHref(path)
