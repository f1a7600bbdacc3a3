import { publicClientAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { validateCart } from './api.ts'
import { addToCartAtom, cartProductIdsAtom } from './atoms.ts'

/**
 * Adds products by their ids with current prices, unless they are in the cart already. Products that cannot be bought are left
 * out.
 * @returns how many of the products are now in the cart
 * @throws ApiError when the products cannot be fetched
 */
export const addMissingToCartAtom = atom(
  null,
  async (get, set, wanted: readonly { id: string; quantity: number }[]): Promise<number> => {
    const ids = wanted.map(({ id }) => id)
    const { products } = ids.length > 0 ? await validateCart(get(publicClientAtom), ids) : { products: [] }
    const available = products.filter(({ inventory }) => inventory > 0)
    const inCart = get(cartProductIdsAtom)
    for (const product of available) {
      const quantity = wanted.find(({ id }) => id === product._id)?.quantity ?? 1
      if (!inCart.includes(product._id)) set(addToCartAtom, { product, quantity })
    }
    return available.length
  },
)
