import { type CartItem, LIMITS } from '@whirligig/contract'

const isString = (value: unknown) => typeof value === 'string'
const isNumberBetween = (min: number, max?: number) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && value <= (max ?? value)
const isIntegerBetween = (min: number, max?: number) => (value: unknown) =>
  Number.isSafeInteger(value) && isNumberBetween(min, max)(value)

/**
 * The same rules as the contract's `CartItem`. They are written by hand so that the schema library is not part of the
 * first load; a test compares both.
 */
const FIELD_RULES: Record<keyof CartItem, (value: unknown) => boolean> = {
  _id: (value) => isString(value) && value !== '',
  slug: isString,
  name: isString,
  imageUrl: (value) => value === null || isString(value),
  quantity: isIntegerBetween(1, LIMITS.inventory),
  price: isNumberBetween(0, LIMITS.price.max),
  taxable: (value) => typeof value === 'boolean',
  totalPrice: isNumberBetween(0),
  inventory: isIntegerBetween(0),
}

const isCartItem = (value: unknown): value is CartItem =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FIELD_RULES).every(([field, isValid]) => isValid((value as Record<string, unknown>)[field])) // any object can be indexed

/** Parses the cart from local storage. Invalid data returns an empty cart; of duplicate products the last one wins. */
export function parseStoredCart(text: string | null): readonly CartItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) && items.every(isCartItem)
      ? [...new Map(items.map((item) => [item._id, item])).values()]
      : []
  } catch {
    return [] // invalid JSON
  }
}
