import type { ListedProductEdit } from '@whirligig/contract'

/** The edit that takes another one back. */
export const reverseEdit = ({ _id, price, stock, isActive }: ListedProductEdit): ListedProductEdit => ({
  _id,
  ...(price && { price: { from: price.to, to: price.from } }),
  ...(stock && { stock: { from: stock.to, to: stock.from } }),
  ...(isActive !== undefined && { isActive: !isActive }),
})
