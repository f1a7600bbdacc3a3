import { createStore } from 'jotai'

export type ShopStore = ReturnType<typeof createStore>

/** The one store of a shop. The way to the server is connected to it when it is first needed: see `connection`. */
export function createShopStore(): ShopStore {
  return createStore()
}
