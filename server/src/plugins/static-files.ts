import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PictureStorage } from '../images/picture-storage.ts'
import { notFound } from '../lib/errors.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const PICTURES = '/images/products/'

/** The file names that stored pictures can have. */
const PICTURE_NAME = /^[\w-]+\.webp$/

/** The file names of Vite's output, which contain a hash of the content. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/

function cacheApp(reply: FastifyReply, path: string): void {
  const file = path.replace(/\.(br|gz)$/, '')
  if (file.endsWith('.html')) reply.header('cache-control', 'no-cache')
  else reply.header('cache-control', HASHED.test(file) ? IMMUTABLE : 'public, max-age=3600')
}

/** Serves pictures from object storage. Names contain the content hash, so a cached picture never changes. */
function proxyPictures(app: FastifyInstance, open: NonNullable<PictureStorage['open']>): void {
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const { name } = request.params
    const etag = `"${name}"`
    const isValid = PICTURE_NAME.test(name)
    if (isValid && request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
    const file = isValid ? await open(name) : null
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
 * Serves the built app and the product pictures.
 *
 * @param appFolder the output of `vite build`. While it does not exist, its files are 404s.
 * @param pictureFolder the folder of the pictures if they are not in object storage. Created if it does not exist.
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

/** The output folder of `vite build` in this checkout. */
export const BUILT_APP_FOLDER = join(import.meta.dirname, '../../../app/dist')
