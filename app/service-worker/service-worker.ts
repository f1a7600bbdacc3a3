import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isAppPicture, isAsset, isGuestData, isProductPicture, isPublicDocument } from './requests.ts'
import { isStorable, isStorablePicture } from './responses.ts'
import { markStored, STORED_DATA_MESSAGE } from './stored-document.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take before the copy of an earlier visit is shown. */
const DOCUMENT_TIMEOUT_S = 3

/** After this time a copy of a page or of its data is not shown any more. */
const MAX_AGE_S = 7 * 24 * 60 * 60

/** The document without content. It replaces a page that was not visited before. */
const PLAIN_DOCUMENT = '/index.html'
const PLAIN_DOCUMENT_CACHE = 'plain-document'

/** Keeps the most recently used responses. Files whose names change with the content need no age. */
const limit = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })

const storeIf = (isStored: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isStored(response) ? response : null),
})

// A request contains the fragment, and `/#/reset-password/…` a token. Without this, both would be part of the key in the cache.
const ignoreFragment: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/#.*$/s, ''),
}

/** Shows a copy instead of the error page of a proxy in front of a server that restarts. */
const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server responded with ${response.status}.`)
    return response
  },
}

const useMarkedDocument: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markStored(cachedResponse),
  handlerDidError: async () => {
    const plain = await caches.match(PLAIN_DOCUMENT, { cacheName: PLAIN_DOCUMENT_CACHE })
    return plain && markStored(plain)
  },
}

const reportStoredData: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const client = cachedResponse && event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined
    client?.postMessage(STORED_DATA_MESSAGE)
    return cachedResponse
  },
}

// Not precached: tabs of the previous version keep their files after a deployment has removed them from the server.
const assets = new CacheFirst({ cacheName: 'assets', plugins: [storeIf(isStorable), limit(200)] })

/** Stores the plain document with the files that it names. The page has loaded most of them already. */
async function storePlainDocument(event: ExtendableEvent): Promise<void> {
  await Promise.all(DOCUMENT_FILES.flatMap((request) => assets.handleAll({ event, request })))
  const cache = await caches.open(PLAIN_DOCUMENT_CACHE)
  await cache.add(PLAIN_DOCUMENT)
}

// Each worker replaces the previous one at once. Documents come from the network first, so no page gets stuck at a version.
self.skipWaiting()
clientsClaim()
self.addEventListener('install', (event) => event.waitUntil(storePlainDocument(event)))

registerRoute(isAsset, assets)
registerRoute(
  isPublicDocument,
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_S,
    plugins: [ignoreFragment, rejectServerErrors, storeIf(isStorable), limit(60, MAX_AGE_S), useMarkedDocument],
  }),
)
registerRoute(
  isGuestData,
  new NetworkFirst({ cacheName: 'data', plugins: [storeIf(isStorable), limit(100, MAX_AGE_S), reportStoredData] }),
)
registerRoute(
  isProductPicture,
  new CacheFirst({ cacheName: 'pictures', plugins: [storeIf(isStorablePicture), limit(200)] }),
)
registerRoute(
  isAppPicture,
  new StaleWhileRevalidate({ cacheName: 'app-pictures', plugins: [storeIf(isStorable), limit(60)] }),
)
