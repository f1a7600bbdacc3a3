import { isPublicPath } from '@whirligig/contract'
import { checkReachabilityAtom, setReachableAtom } from '@whirligig/core/http'
import { queryClientAtom } from 'jotai-tanstack-query'
import { STORED_ATTRIBUTE, STORED_DATA_MESSAGE } from '../../service-worker/stored-document.ts'
import type { ShopStore } from '../store.ts'

/** Lists the addresses of the page and of what it has loaded. The worker keeps those that its rules allow. */
function listLoaded(): string[] {
  const path = location.hash.slice(1) || '/'
  const document = isPublicPath(path) ? [path] : []
  return [...document, ...performance.getEntriesByType('resource').map(({ name }) => name)]
}

/** Checks the connection, because a stored copy was shown. Without one the banner appears. */
async function checkConnection(store: ShopStore): Promise<boolean> {
  const isReachable = await store.set(checkReachabilityAtom)
  if (!isReachable) store.set(setReachableAtom, false)
  return isReachable
}

/** Refetches the data of a stored document, which the network was too slow to send. */
async function refreshStoredDocument(store: ShopStore): Promise<void> {
  if (!document.documentElement.hasAttribute(STORED_ATTRIBUTE)) return
  if (await checkConnection(store)) await store.get(queryClientAtom).invalidateQueries()
}

/**
 * Registers the service worker, so that later visits start from the disk and visited pages open without a network. Browsers that a
 * test controls do not get it, because its copies would hide what the server answers.
 * @param onUpdate called when a new version of the worker, and so of the app, has replaced the one of this page
 */
export async function registerServiceWorker(store: ShopStore, onUpdate: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.webdriver) return
  const { serviceWorker } = navigator
  const isFirstVisit = !serviceWorker.controller
  let hasWorker = !isFirstVisit
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker) onUpdate()
    hasWorker = true
  })
  serviceWorker.addEventListener('message', ({ data }) => data === STORED_DATA_MESSAGE && checkConnection(store))
  refreshStoredDocument(store)
  try {
    const registration = await serviceWorker.register('/service-worker.js')
    document.addEventListener('visibilitychange', () => document.hidden || registration.update().catch(() => {}))
  } catch {
    return // Storage is blocked, or the server is out of reach: the next visit tries again.
  }
  if (!isFirstVisit) return
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: listLoaded() } }) // a message of Workbox's router
}
