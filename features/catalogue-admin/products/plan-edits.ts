import {
  formatNumber,
  formatPrice,
  LIMITS,
  type ListedProductEdit,
  Price,
  Quantity,
  type StaffProduct,
  toCents,
  toDollars,
} from '@whirligig/contract'

/** How the prices or the stocks of many products change. */
export type Adjustment = {
  field: 'price' | 'stock'
  change: 'raise' | 'lower' | 'set'
  /** A percentage, or dollars or pieces. `set` has no percentage. */
  unit: 'amount' | 'percent'
  /** The text of the field, from 0. */
  value: string
}

/** What an adjustment does with a product. */
export type PlannedEdit = {
  product: StaffProduct
  /** The current number and the new one as texts: `$10.00`. */
  from: string
  to: string
  /** Why the product keeps its number. */
  problem?: string
  /** Undefined if the number stays. */
  edit?: ListedProductEdit
}

/** Calculates in cents or pieces. A stock does not fall below 0, and percentages are rounded. */
function adjust(current: number, { change, unit }: Adjustment, value: number): number {
  if (change === 'set') return value
  const step = unit === 'percent' ? (current * value) / 100 : value
  return Math.round(change === 'raise' ? current + step : current - step)
}

const findProblem = (field: Adjustment['field'], value: number): string | undefined =>
  (field === 'price' ? Price : Quantity).safeParse(value).error?.issues[0]?.message

function planEdit(product: StaffProduct, adjustment: Adjustment, value: number): PlannedEdit {
  const { _id, price, inventory } = product
  if (adjustment.field === 'price') {
    const isDollars = adjustment.unit === 'amount' || adjustment.change === 'set'
    const to = toDollars(adjust(toCents(price), adjustment, isDollars ? toCents(value) : value))
    const problem = findProblem('price', to)
    const texts = { product, from: formatPrice(price), to: formatPrice(to) }
    if (problem) return { ...texts, problem }
    return to === price ? texts : { ...texts, edit: { _id, price: { from: price, to } } }
  }
  const to = Math.min(Math.max(adjust(inventory, adjustment, value), 0), LIMITS.inventory)
  const texts = { product, from: formatNumber(inventory), to: formatNumber(to) }
  return to === inventory ? texts : { ...texts, edit: { _id, stock: { from: inventory, to } } }
}

/** Plans an adjustment for each product. Without a number nothing is planned. */
export function planEdits(products: readonly StaffProduct[], adjustment: Adjustment): PlannedEdit[] {
  const value = Number(adjustment.value)
  if (adjustment.value === '' || !Number.isFinite(value)) return []
  return products.map((product) => planEdit(product, adjustment, value))
}
