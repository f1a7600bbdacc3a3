/** The only place with path strings. Paths are what the router matches; `href(path)` is what a link says. */
export const paths = {
  home: '/',
  shop: '/shop',
  category: (slug: string) => `/shop/category/${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/shop/brand/${encodeURIComponent(slug)}`,
  brands: '/brands',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  authSuccess: '/auth/success',
  sell: '/sell',
  contact: '/contact',
  orderSuccess: (id: string) => `/order/success/${encodeURIComponent(id)}`,
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
  security: '/dashboard/security',
  orders: '/dashboard/orders',
  wishlist: '/dashboard/wishlist',
  support: '/support',
  notFound: '/404',
} as const

/** The patterns behind the paths with parameters. */
export const patterns = {
  category: '/shop/category/:slug',
  brand: '/shop/brand/:slug',
  product: '/product/:slug',
  resetPassword: '/reset-password/:token',
  merchantSignup: '/merchant-signup/:token',
  orderSuccess: '/order/success/:id',
  order: '/order/:id',
} as const

/** What stands in `<a href>`: the shop routes by hash. */
export const href = (path: string): string => `#${path}`
