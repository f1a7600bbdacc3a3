import { preloadToasts } from '@whirligig/core/toasts'
import { whenIdle } from '@whirligig/ui'
import { preloadOfflineBanner } from '../layout/lazy-offline-banner.tsx'
import type { ShopStore } from '../store.ts'

async function startServiceWorker(store: ShopStore, onUpdate: () => void): Promise<void> {
  const { registerServiceWorker } = await import('./register-service-worker.ts')
  await registerServiceWorker(store, onUpdate)
}

/**
 * Loads what the next action may need, once the page with its pictures is there and the browser is idle: the banner and the
 * toasts that report an unreachable server could not be loaded when they are needed. Then starts the service worker, which
 * keeps what the page has loaded.
 * @param onUpdate called when a new version of the app was deployed while this page is open
 */
export function preloadForNext(store: ShopStore, onUpdate: () => void): void {
  const preload = () =>
    whenIdle(() => {
      preloadOfflineBanner()
      preloadToasts()
      if (import.meta.env.PROD) startServiceWorker(store, onUpdate).catch(() => undefined) // The next visit tries again.
    })
  if (document.readyState === 'complete') preload()
  else addEventListener('load', preload, { once: true })
}
