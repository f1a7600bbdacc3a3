type Stock = { _id: string; inventory: number }

/** Sets the stock of one product in a list. Returns the same list if nothing changes. */
export function patchStock<List extends { products: Stock[] }>(list: List, { _id, inventory }: Stock): List {
  if (!list.products.some((product) => product._id === _id && product.inventory !== inventory)) return list
  return {
    ...list,
    products: list.products.map((product) => (product._id === _id ? { ...product, inventory } : product)),
  }
}
