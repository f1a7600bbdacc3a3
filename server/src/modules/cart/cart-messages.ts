/** Why a cart or a cart line is invalid. */
export const CART_MESSAGES = {
  empty: 'Your cart is empty.',
  unknown: (id: string) => `Product ${id} is not available. Please review your cart.`,
  offSale: (name: string) => `${name} is no longer available. Please review your cart.`,
  tooMany: (name: string, max: number) => `Quantity of ${name} may not be greater than ${max}.`,
} as const
