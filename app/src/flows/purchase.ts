import { deliveryAddressAtom } from '@whirligig/account'
import {
  acceptPriceChangesAtom,
  cartFiguresAtom,
  cartIdAtom,
  cartValidationAtom,
  clearCartIdAtom,
  removePurchasedAtom,
  saveCart,
  saveCartIdAtom,
} from '@whirligig/cart'
import type { OrderPlacedResponse } from '@whirligig/contract'
import { ApiError } from '@whirligig/core/http'
import { clientAtom } from '@whirligig/core/session'
import { placeOrder } from '@whirligig/orders'
import { atom } from 'jotai'

/**
 * Places an order for the cart with the totals and the address that the drawer shows. The cart is saved on the server only
 * if it has no id there yet, so that a retry after a lost response uses the same id and gets the same order.
 *
 * @throws the reason why the total is not known, such as a lost connection
 */
export const purchaseAtom = atom(null, async (get, set): Promise<OrderPlacedResponse> => {
  const figures = get(cartFiguresAtom)
  if (!figures) throw get(cartValidationAtom).error ?? new Error('The total is not known.')
  const client = get(clientAtom)
  const items = set(acceptPriceChangesAtom)
  const shown = { total: figures.items, totalWithTax: figures.total, address: get(deliveryAddressAtom)?._id }

  async function order(savedCartId: string | null): Promise<OrderPlacedResponse> {
    const cartId = savedCartId ?? (await saveCart(client, items)).cartId
    if (!savedCartId) set(saveCartIdAtom, { id: cartId, items })
    try {
      const placed = await placeOrder(client, { cartId, ...shown })
      set(removePurchasedAtom, items)
      return placed
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      // The server would reject this saved cart again, so the next attempt saves the cart again with current prices.
      set(clearCartIdAtom)
      // The stored id does not exist for this user, for example after the cart expired. Save the cart and try once more.
      if (savedCartId && error.status === 404) return order(null)
      throw error
    }
  }
  return order(get(cartIdAtom))
})
