import { createStore } from 'jotai'

export type ShopStore = ReturnType<typeof createStore>

/** Creates the app's Jotai store. The server runtime is loaded into it on first use, see `loadServerRuntime`. */
export function createShopStore(): ShopStore {
  return createStore()
}
