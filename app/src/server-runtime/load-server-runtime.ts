import { prepareNotices } from '@whirligig/core/toasts'
import { preloadOfflineBanner } from '../layout/lazy-offline-banner.tsx'
import type { ShopStore } from '../store.ts'

const connections = new WeakMap<ShopStore, Promise<unknown>>()
const failed = new WeakSet<Promise<unknown>>()

async function connect(store: ShopStore): Promise<void> {
  const { setupQueryClient: connectShop } = await import('./setup-query-client.ts')
  connectShop(store).mount()
  preloadOfflineBanner()
  prepareNotices() // the first notice may be that the shop is out of reach
}

/**
 * The store's way to the server, which is not part of the first load: fetched by whoever asks first, made once. A fetch
 * that failed stays failed, because rendering asks for it again and again.
 */
export function loadServerRuntime(store: ShopStore): Promise<unknown> {
  const known = connections.get(store)
  if (known) return known
  const made = connect(store)
  made.catch(() => failed.add(made))
  connections.set(store, made)
  return made
}

/** The same for an event, which may try again what failed. */
export function retryServerRuntime(store: ShopStore): Promise<unknown> {
  const known = connections.get(store)
  if (known && failed.has(known)) connections.delete(store)
  return loadServerRuntime(store)
}

/** For a store that was connected by hand. */
export const markServerRuntimeLoaded = (store: ShopStore): void => {
  connections.set(store, Promise.resolve())
}
