/** At this stock or below, a card shows how many are left. */
const LOW_STOCK = 5

/** Returns what a card says about the stock: sold out, the last few, or nothing. */
export const getStockFlag = (inventory: number): { outOfStock: boolean; stockLeft: number | undefined } => ({
  outOfStock: inventory <= 0,
  stockLeft: inventory > 0 && inventory <= LOW_STOCK ? inventory : undefined,
})
