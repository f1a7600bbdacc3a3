import type { FastifyInstance } from 'fastify'
import type { PictureStorage } from '../images/picture-storage.ts'
import { PICTURE_PATH } from '../images/picture-url.ts'
import { createVariantReader } from '../images/read-variant.ts'
import { notFound } from '../lib/errors.ts'
import { IMMUTABLE } from './static-files.ts'

/** For another variant than the requested one. */
const FOR_A_MINUTE = 'public, max-age=60'

/** Serves the pictures of products. Names contain the content hash, so a cached picture never changes. */
export function servePictures(app: FastifyInstance, storage: PictureStorage): void {
  const readVariant = createVariantReader(storage, (error) => app.log.error(error, 'A picture could not be rendered.'))
  app.get<{ Params: { name: string } }>(`${PICTURE_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    const etag = `"${name}"`
    const picture = await readVariant(name)
    if (!picture) throw notFound()
    reply.header('cache-control', picture.isExact ? IMMUTABLE : FOR_A_MINUTE)
    if (picture.isExact) {
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    }
    return reply.type(`image/${picture.format}`).send(picture.bytes)
  })
}
