import { preloadToasts } from '@whirligig/core/toasts'
import { preloadOfflineBanner } from '../layout/lazy-offline-banner.tsx'
import type { ShopStore } from '../store.ts'

const runtimes = new WeakMap<ShopStore, Promise<unknown>>()
const failed = new WeakSet<Promise<unknown>>()

async function load(store: ShopStore): Promise<void> {
  const { setupQueryClient } = await import('./setup-query-client.ts')
  setupQueryClient(store).mount()
  preloadOfflineBanner()
  preloadToasts() // The first toast may report that the server is unreachable.
}

/**
 * Loads everything that talks to the server (query cache, HTTP client, socket), which is not part of the first load. Each
 * store has one runtime, and all callers share its promise. A rejected promise is kept, because `use` reads it on every render.
 */
export function loadServerRuntime(store: ShopStore): Promise<unknown> {
  const existing = runtimes.get(store)
  if (existing) return existing
  const runtime = load(store)
  runtime.catch(() => failed.add(runtime))
  runtimes.set(store, runtime)
  return runtime
}

/** Same as `loadServerRuntime`, but starts again if the last attempt failed. For event handlers, not for rendering. */
export function retryServerRuntime(store: ShopStore): Promise<unknown> {
  const existing = runtimes.get(store)
  if (existing && failed.has(existing)) runtimes.delete(store)
  return loadServerRuntime(store)
}

/** Registers a store whose query client was set up elsewhere, as stories do. */
export const markServerRuntimeLoaded = (store: ShopStore): void => {
  runtimes.set(store, Promise.resolve())
}
