/** What is wrong with a cart, each naming the product. */
export const CART_TEXT = {
  empty: 'Your cart is empty.',
  tooLong: (most: number) => `A cart may hold at most ${most} different products.`,
  unknown: (id: string) => `Product ${id} is not available. Please review your cart.`,
  offSale: (name: string) => `${name} is no longer available. Please review your cart.`,
  tooMany: (name: string, most: number) => `Quantity of ${name} may not be greater than ${most}.`,
  missing: 'Your cart is no longer there. Please review your cart.',
} as const
