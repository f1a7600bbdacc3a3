import { type CartItem, LIMITS } from '@whirligig/contract'

const isText = (value: unknown) => typeof value === 'string'
const isFrom = (least: number, most?: number) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= least && value <= (most ?? value)
const isWhole = (least: number, most?: number) => (value: unknown) =>
  Number.isSafeInteger(value) && isFrom(least, most)(value)

/** Says of each field what the contract's `CartItem` says of it. By hand: the first load has no use for a schema but this. */
const FITS: Record<keyof CartItem, (value: unknown) => boolean> = {
  _id: (value) => isText(value) && value !== '',
  slug: isText,
  name: isText,
  imageUrl: (value) => value === null || isText(value),
  quantity: isWhole(1, LIMITS.inventory),
  price: isFrom(0, LIMITS.price.max),
  taxable: (value) => typeof value === 'boolean',
  totalPrice: isFrom(0),
  inventory: isWhole(0),
}

const isItem = (value: unknown): value is CartItem =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FITS).every(([field, fits]) => fits((value as Record<string, unknown>)[field])) // any object has fields

/** The lines of a cart as local storage keeps them; anything else there is no cart at all. */
export function parseStoredCart(text: string | null): readonly CartItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    // A toy has one line; a second one of the same is rubbish too.
    return Array.isArray(items) && items.every(isItem)
      ? [...new Map(items.map((item) => [item._id, item])).values()]
      : []
  } catch {
    return [] // not even JSON
  }
}
