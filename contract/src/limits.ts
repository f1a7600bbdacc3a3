/** Minimum and maximum values; a single number is a maximum. Money is in dollars, text lengths in characters. */
export const LIMITS = {
  password: { min: 6, max: 128 },
  name: 100,
  email: 254,
  message: { min: 10, max: 2000 },
  addressLine: 200,
  zipCode: { min: 5, max: 16 },
  slug: 120,
  description: 200,
  business: { min: 10, max: 1000 },
  title: 120,
  review: 2000,
  chatMessage: 2000,
  clientId: 64,
  inventory: 1_000_000,
  price: { min: 1, max: 100_000 },
  cartLines: 100,
  categoryProducts: 10_000,
  productCategories: 50,
  productPictures: 8,
  /** How many toys a visitor's device remembers, and how many one request returns by their ids. */
  lookedAt: 12,
  /** The age, the size or the material of a product. */
  productDetail: 80,
  search: 100,
} as const

/** The largest picture that can be uploaded. A small file can decode to gigabytes, so its pixels are limited too. */
export const PICTURE_LIMITS = { bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const

/** The price slider of the shop, in dollars. `gap` is the minimum distance of its thumbs. */
export const PRICE_FILTER = { min: 1, max: 5000, gap: 10, initial: { min: 1, max: 2500 } } as const

/**
 * Price ranges that the shop offers, in dollars. Both ends are part of a range, and no price is in two ranges; the last one has no
 * highest price.
 */
export const PRICE_PRESETS = [
  { min: 1, max: 19.99 },
  { min: 20, max: 49.99 },
  { min: 50, max: 99.99 },
  { min: 100, max: 249.99 },
  { min: 250, max: PRICE_FILTER.max },
] as const

export const PAGE_SIZE = {
  products: 10,
  users: 20,
  merchants: 20,
  orders: 20,
  reviews: 20,
  messages: 20,
  subscribers: 50,
  productReviews: 5,
  max: 100,
} as const

/** From this count on, the cart badge shows `99+`. */
export const CART_BADGE_CAP = 99

/** Suggestions are fetched when the length of the term is a multiple of this. */
export const SUGGEST_STEP = 3

/** Dashboard searches need a minimum length and are debounced. */
export const DASHBOARD_SEARCH = { minLength: 2, debounceMs: 1000 } as const

/** The duration of a toast, in ms. */
export const TOAST_MS = 1000

/** The maximum number of mails that the system page lists. */
export const MAX_TROUBLED_MAILS = 50

/** What the dashboard's overview counts. */
export const OVERVIEW = {
  /** The periods to choose from, in days, today included. */
  periods: [7, 30, 90],
  /** The period that is shown at first. */
  days: 30,
  /** A product with this stock or less is low on stock: an order may hold only one (see `maxOrderQuantity`). */
  lowStock: 25,
  /** The maximum number of rows in each list. */
  rows: 5,
} as const
