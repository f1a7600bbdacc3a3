import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Vite puts a hash of the content into the names of what it builds. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/

function cacheApp(reply: FastifyReply, path: string): void {
  const file = path.replace(/\.(br|gz)$/, '')
  if (file.endsWith('.html')) reply.header('cache-control', 'no-cache')
  else reply.header('cache-control', HASHED.test(file) ? FOR_EVER : 'public, max-age=3600')
}

/**
 * Serves the built app and the pictures of products.
 *
 * @param appFolder what `vite build` made; while it is missing its files are 404s.
 * @param pictureFolder made when missing. A picture's name is its content, so that browsers may keep it for ever.
 */
export async function serveFiles(app: FastifyInstance, appFolder: string, pictureFolder: string): Promise<void> {
  mkdirSync(pictureFolder, { recursive: true })
  await app.register(fastifyStatic, {
    root: pictureFolder,
    prefix: '/images/products/',
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
  })
  await app.register(fastifyStatic, {
    root: appFolder,
    prefix: '/',
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheApp,
    suppressWarning: true,
  })
}

/** The app's folder of this checkout. */
export const builtApp = join(import.meta.dirname, '../../../app/dist')
