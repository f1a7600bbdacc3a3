const QUANTITY_TIERS = [
  { minStock: 500, max: 50 },
  { minStock: 101, max: 25 },
  { minStock: 26, max: 5 },
  { minStock: 1, max: 1 },
] as const

/**
 * Returns the maximum quantity of one product in an order: 1 up to a stock of 25, 5 up to 100, 25 up to 499, 50 from 500.
 * Returns 0 when the product is out of stock.
 */
export const maxOrderQuantity = (stock: number): number =>
  QUANTITY_TIERS.find(({ minStock }) => stock >= minStock)?.max ?? 0
