import {
  type CartCheck,
  type CartItem,
  formatPrice,
  maxOrderQuantity,
  type Product,
  toCents,
  toDollars,
} from '@whirligig/contract'

/** Dollars of `quantity` toys, summed in cents. */
const multiplyPrice = (price: number, quantity: number) => toDollars(toCents(price) * quantity)

/** A product as a line of the cart. */
export function createCartItem(
  product: Omit<Product, 'quantity'> | CartCheck['products'][number],
  quantity: number,
): CartItem {
  const { _id, slug, name, imageUrl, price, taxable, inventory } = product
  return { _id, slug, name, imageUrl, price, taxable, inventory, quantity, totalPrice: multiplyPrice(price, quantity) }
}

/** Dollars of all lines, to two decimals. */
export const getCartTotal = (items: readonly CartItem[]): number =>
  toDollars(items.reduce((sum, item) => sum + toCents(item.totalPrice), 0))

/** Toys, not lines. */
export const getItemCount = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)

/** A line as it is now. */
export type CartLine = CartItem & {
  /** What has changed since it was put in, for the shopper to read. */
  note?: string
  /** It cannot be bought and has to be removed first. */
  unavailable: boolean
}

/** What the catalogue said, and of which toys. */
export type CartValidation = CartCheck & { checkedIds: readonly string[] }

/**
 * The lines of a cart held against the catalogue of now: its prices count, and quantities fit what is left.
 * Lines that it has not been asked about yet are as they were.
 */
export function getCurrentLines(items: readonly CartItem[], answer: CartValidation | undefined): CartLine[] {
  const checkedIds = new Set(answer?.checkedIds)
  const now = new Map(answer?.products.map((product) => [product._id, product]))
  return items.map((item) => {
    if (!checkedIds.has(item._id)) return { ...item, unavailable: false }
    const product = now.get(item._id)
    if (!product) return { ...item, note: 'No longer available', unavailable: true }
    const most = maxOrderQuantity(product.inventory)
    if (most === 0) return { ...createCartItem(product, item.quantity), note: 'Out of stock', unavailable: true }
    const line = createCartItem(product, Math.min(item.quantity, most))
    const notes = [
      item.quantity > product.inventory ? `Only ${product.inventory} left` : undefined,
      item.quantity > most && most < product.inventory ? `At most ${most} for each order` : undefined,
      toCents(item.price) === toCents(product.price) ? undefined : `Now ${formatPrice(product.price)}`,
    ].filter((note) => note !== undefined)
    return { ...line, unavailable: false, ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) }
  })
}

/** A line as it is kept, without what was only said of it. */
export const toStoredItem = ({ note: _note, unavailable: _unavailable, ...item }: CartLine): CartItem => item
