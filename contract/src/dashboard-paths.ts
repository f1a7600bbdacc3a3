import { clientPaths } from './client-paths.ts'

/** The client's paths below `/dashboard`. They are separate from `clientPaths` to keep them out of the first load. */
export const dashboardPaths = {
  security: clientPaths.security,
  addresses: '/dashboard/address',
  addressAdd: '/dashboard/address/add',
  addressEdit: (id: string) => `/dashboard/address/edit/${encodeURIComponent(id)}`,
  products: '/dashboard/product',
  productAdd: '/dashboard/product/add',
  productImport: '/dashboard/product/import',
  productEdit: (id: string) => `/dashboard/product/edit/${encodeURIComponent(id)}`,
  categories: '/dashboard/category',
  categoryAdd: '/dashboard/category/add',
  categoryEdit: (id: string) => `/dashboard/category/edit/${encodeURIComponent(id)}`,
  brands: '/dashboard/brand',
  brandAdd: '/dashboard/brand/add',
  brandEdit: (id: string) => `/dashboard/brand/edit/${encodeURIComponent(id)}`,
  users: '/dashboard/users',
  user: (id: string) => `/dashboard/users/${encodeURIComponent(id)}`,
  merchants: '/dashboard/merchant',
  merchantAdd: '/dashboard/merchant/add',
  orders: clientPaths.orders,
  customerOrders: '/dashboard/orders/customers',
  merchantOrders: '/dashboard/customer-orders',
  merchantOrder: (id: string) => `/dashboard/customer-orders/${encodeURIComponent(id)}`,
  reviews: '/dashboard/review',
  messages: '/dashboard/messages',
  subscribers: '/dashboard/subscribers',
  system: '/dashboard/system',
  wishlist: clientPaths.wishlist,
} as const

/** The route patterns of the dashboard paths with parameters. */
export const dashboardPathPatterns = {
  addressEdit: '/dashboard/address/edit/:id',
  productEdit: '/dashboard/product/edit/:id',
  categoryEdit: '/dashboard/category/edit/:id',
  brandEdit: '/dashboard/brand/edit/:id',
  merchantOrder: '/dashboard/customer-orders/:id',
  user: '/dashboard/users/:id',
} as const
