import type { ShopStore } from './store.ts'

const connections = new WeakMap<ShopStore, Promise<unknown>>()

async function connect(store: ShopStore): Promise<void> {
  const { connectShop } = await import('./connect.ts')
  connectShop(store).mount()
}

/**
 * The store's way to the server, which is not part of the first load: fetched by whoever asks first, made once. A failed
 * fetch is tried again by the next one who asks.
 */
export function connection(store: ShopStore): Promise<unknown> {
  const known = connections.get(store)
  if (known) return known
  const made = connect(store).catch((error: unknown) => {
    connections.delete(store)
    throw error
  })
  connections.set(store, made)
  return made
}

/** For a store that was connected by hand. */
export const connectedByHand = (store: ShopStore): void => {
  connections.set(store, Promise.resolve())
}
