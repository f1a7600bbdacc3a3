import {
  type CartCheckResponse,
  type CartItem,
  formatPrice,
  maxOrderQuantity,
  toCents,
  toDollars,
} from '@whirligig/contract'

/** Multiplies in cents, to avoid floating-point errors. */
const multiplyPrice = (price: number, quantity: number) => toDollars(toCents(price) * quantity)

/** Creates a cart item from a product. */
export function createCartItem(product: Omit<CartItem, 'quantity' | 'totalPrice'>, quantity: number): CartItem {
  const { _id, slug, name, imageUrl, price, taxable, inventory } = product
  return { _id, slug, name, imageUrl, price, taxable, inventory, quantity, totalPrice: multiplyPrice(price, quantity) }
}

/** Returns the total of the items in dollars, rounded to two decimals. */
export const getCartTotal = (items: readonly CartItem[]): number =>
  toDollars(items.reduce((sum, item) => sum + toCents(item.totalPrice), 0))

/** Returns the sum of all quantities. */
export const getItemCount = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)

/** A cart item compared with the catalogue. */
export type CartLine = CartItem & {
  /** What has changed since the product was added, for example `Was $10.00, now $12.00`. */
  note?: string
  /** Cannot be bought and must be removed before the purchase. */
  unavailable: boolean
}

/** The catalogue data and the product ids it was requested for. */
export type CartValidation = CartCheckResponse & { checkedIds: readonly string[] }

/**
 * Returns the cart lines with current prices, and quantities limited to what can be ordered. Lines that are not in
 * `checkedIds` stay unchanged.
 */
export function getCurrentLines(items: readonly CartItem[], validation: CartValidation | undefined): CartLine[] {
  const checkedIds = new Set(validation?.checkedIds)
  const products = new Map(validation?.products.map((product) => [product._id, product]))
  return items.map((item) => {
    if (!checkedIds.has(item._id)) return { ...item, unavailable: false }
    const product = products.get(item._id)
    if (!product) return { ...item, note: 'No longer available', unavailable: true }
    const max = maxOrderQuantity(product.inventory)
    if (max === 0) return { ...createCartItem(product, item.quantity), note: 'Out of stock', unavailable: true }
    const line = createCartItem(product, Math.min(item.quantity, max))
    const notes = [
      item.quantity > product.inventory ? `Only ${product.inventory} left` : undefined,
      item.quantity > max && max < product.inventory ? `Limit ${max} per order` : undefined,
      toCents(item.price) === toCents(product.price)
        ? undefined
        : `Was ${formatPrice(item.price)}, now ${formatPrice(product.price)}`,
    ].filter((note) => note !== undefined)
    return { ...line, unavailable: false, ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) }
  })
}

/** Drops the fields of a line that are not stored. */
export const toStoredItem = ({ note: _note, unavailable: _unavailable, ...item }: CartLine): CartItem => item
