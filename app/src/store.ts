import { sessionAtom } from '@whirligig/api'
import { forgetCartIdAtom } from '@whirligig/cart'
import { createStore } from 'jotai'

export type ShopStore = ReturnType<typeof createStore>

/** The one store of a shop. The way to the server is connected to it when it is first needed: see `connection`. */
export function createShopStore(): ShopStore {
  const store = createStore()
  store.sub(sessionAtom, function forgetTheOthersCart() {
    store.set(forgetCartIdAtom)
  })
  return store
}
