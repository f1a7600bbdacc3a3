import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PictureStorage } from '../images/picture-storage.ts'
import { notFound } from '../lib/errors.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const PICTURES = '/images/products/'

/** What a stored picture can be called. */
const PICTURE_NAME = /^[\w-]+\.webp$/

/** Vite puts a hash of the content into the names of what it builds. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/

function cacheApp(reply: FastifyReply, path: string): void {
  const file = path.replace(/\.(br|gz)$/, '')
  if (file.endsWith('.html')) reply.header('cache-control', 'no-cache')
  else reply.header('cache-control', HASHED.test(file) ? IMMUTABLE : 'public, max-age=3600')
}

/** Passes pictures on that are in no folder of ours. Their name is their content: whoever has one need not ask again. */
function proxyPictures(app: FastifyInstance, open: NonNullable<PictureStorage['open']>): void {
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const { name } = request.params
    const etag = `"${name}"`
    const known = PICTURE_NAME.test(name)
    if (known && request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
    const file = known ? await open(name) : null
    if (!file) throw notFound()
    return reply.headers({ 'cache-control': IMMUTABLE, etag }).type('image/webp').send(file)
  })
}

async function servePictureFolder(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: PICTURES,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
  })
}

/**
 * Serves the built app and the pictures of products. A picture's name is its content, so that browsers may keep it for
 * ever.
 *
 * @param appFolder what `vite build` made; while it is missing its files are 404s.
 * @param pictures where they are
 * @param pictureFolder what is served where `pictures` is a folder; made when missing
 */
export async function serveFiles(
  app: FastifyInstance,
  appFolder: string,
  pictures: PictureStorage,
  pictureFolder: string,
): Promise<void> {
  if (pictures.open) proxyPictures(app, pictures.open)
  else await servePictureFolder(app, pictureFolder)
  await app.register(fastifyStatic, {
    root: appFolder,
    prefix: '/',
    decorateReply: pictures.open !== undefined,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheApp,
    suppressWarning: true,
  })
}

/** The app's folder of this checkout. */
export const BUILT_APP_FOLDER = join(import.meta.dirname, '../../../app/dist')
