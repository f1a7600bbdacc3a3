import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../lib/errors.ts'
import { sendCompressed } from '../../plugins/compression.ts'
import { createSitemap, type SitemapSizes } from './service.ts'

const CACHE_CONTROL = 'public, max-age=600'

const toRobots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** What search engines ask for: `robots.txt` and the sitemap. The paths are at the root, not below `/api`. */
export function registerSitemap(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  sizes?: SitemapSizes,
) {
  const sitemap = createSitemap(deps, sizes)
  const robots = toRobots(deps.config.appUrl)

  const sendXml = (request: FastifyRequest, reply: FastifyReply, gzip: Buffer | null) => {
    if (!gzip) throw notFound()
    reply.header('cache-control', CACHE_CONTROL).type('application/xml; charset=utf-8')
    return sendCompressed(request, reply, { getGzip: () => gzip })
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (request, reply) => sendXml(request, reply, await sitemap.getMain()))
  app.get('/sitemap-pages.xml', async (request, reply) => sendXml(request, reply, await sitemap.getPages()))
  app.get<{ Params: { number: string } }>('/sitemap-products-:number(^\\d+).xml', async (request, reply) =>
    sendXml(request, reply, await sitemap.getProducts(Number(request.params.number))),
  )
}
