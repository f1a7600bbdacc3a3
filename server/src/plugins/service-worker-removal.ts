import type { FastifyInstance } from 'fastify'

/** A service worker that deletes all copies of earlier visits and removes itself. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`

/** Removes the service worker from the browsers that have it. A missing file would not: they would keep the worker. */
export function removeServiceWorker(app: FastifyInstance): void {
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(REMOVAL),
  )
}
