import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The `Cache-Control` of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The file names of Vite's output, which contain a hash of the content. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/

function cacheApp(reply: FastifyReply, path: string): void {
  const file = path.replace(/\.(br|gz)$/, '')
  // Browsers must see a new version of the document and of the service worker at once.
  if (file.endsWith('.html') || file.endsWith('/service-worker.js')) reply.header('cache-control', 'no-cache')
  else reply.header('cache-control', HASHED.test(file) ? IMMUTABLE : 'public, max-age=3600')
}

/**
 * Serves the built app.
 *
 * @param appFolder the output of `vite build`. While it does not exist, its files are 404s.
 */
export async function serveFiles(app: FastifyInstance, appFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: appFolder,
    prefix: '/',
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheApp,
    suppressWarning: true,
  })
}

/** The output folder of `vite build` in this checkout. */
export const BUILT_APP_FOLDER = join(import.meta.dirname, '../../../app/dist')
