import type { Product, ProductPage } from '@whirligig/contract'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasProducts = (data: unknown): data is { products: readonly unknown[] } =>
  isObject(data) && 'products' in data && Array.isArray(data.products)

/** Whether cached data is this product, or a page with it. Data without `isLiked`, such as a staff list, does not count. */
export function containsProduct(data: unknown, productId: string): data is Product | ProductPage {
  if (hasProducts(data)) return data.products.some((product) => containsProduct(product, productId))
  return isObject(data) && '_id' in data && data._id === productId && 'isLiked' in data
}

/** Sets `isLiked` of the product in data that contains it. */
export function patchLiked(data: Product | ProductPage, productId: string, isLiked: boolean): Product | ProductPage {
  if (!('products' in data)) return { ...data, isLiked }
  return {
    ...data,
    products: data.products.map((product) => (product._id === productId ? { ...product, isLiked } : product)),
  }
}
