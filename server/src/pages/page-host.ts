import { hash } from 'node:crypto'
import type { LoadedPage, PageRenderer } from '@whirligig/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pTimeout from 'p-timeout'
import { SECOND } from '../lib/clock.ts'
import { AppError } from '../lib/errors.ts'
import type { RateLimits } from '../lib/rate-limits/rate-limits.ts'
import { type Compressed, sendCompressed } from '../plugins/compression.ts'
import { getClientKey } from '../plugins/rate-limit.ts'
import { compressDocument, createDocumentCache } from './document-cache.ts'
import { createApiCaller } from './page-calls.ts'
import { toRedirectPath } from './page-url.ts'

/** How long the data of a page may take. After that, the browser loads the data itself. */
const LOAD_TIMEOUT_MS = 1.5 * SECOND

/** Browsers keep the page and ask each time whether it is current. Shared caches must not keep it. */
const CACHE_CONTROL = 'private, no-cache'

/** Sends the page of a path and query string. Never rejects and never responds 500. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, url: string) => Promise<FastifyReply>

type PageHostOptions = {
  renderer: PageRenderer
  /** The public URL of the shop, without a trailing slash. */
  origin: string
  limits: RateLimits
}

const isRateLimited = (error: unknown): error is AppError => error instanceof AppError && error.statusCode === 429

const matchesEtag = (header = '', etag: string): boolean =>
  header.split(',').some((value) => value.trim() === etag || value.trim() === '*')

const sendDocument = (request: FastifyRequest, reply: FastifyReply, document: Compressed) =>
  sendCompressed(request, reply.type('text/html; charset=utf-8'), document)

/** Renders pages as a guest, so the cookies and headers of a request never influence them. */
export function createPageHost({ renderer, origin, limits }: PageHostOptions): SendPage {
  const documents = createDocumentCache()
  const plain = compressDocument(renderer.plainDocument)
  const buildId = hash('sha256', renderer.plainDocument)

  const load = async (request: FastifyRequest, url: string): Promise<LoadedPage> => {
    await limits.hitBuffered('general', getClientKey(request))
    return renderer.loadPage({ url, origin, callApi: createApiCaller(request) })
  }

  const sendLoaded = async (request: FastifyRequest, reply: FastifyReply, page: LoadedPage) => {
    const { status, data } = page
    if (status === 301 || status === 302) {
      const location = toRedirectPath(page.location, origin)
      return reply.code(status).headers({ location, 'cache-control': CACHE_CONTROL }).send()
    }
    const key = hash('sha256', `${buildId}\n${status}\n${data}`, 'base64url')
    // Weak, because the compressed and the plain bytes share it.
    const etag = `W/"${key}"`
    const headers = { 'cache-control': CACHE_CONTROL, ...(status === 200 && { etag }) }
    // Conditions apply to successful responses only.
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      return reply
        .code(304)
        .headers({ ...headers, vary: 'accept-encoding' })
        .send()
    }
    const document = await documents.get(key, page.render)
    return sendDocument(request, reply.code(status).headers(headers), document)
  }

  const sendPlain = async (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (isRateLimited(error)) reply.code(error.statusCode).header('retry-after', String(error.retryAfter))
    else request.log.error({ err: error }, 'the page could not be rendered')
    return sendDocument(request, reply.header('cache-control', 'no-store'), await plain)
  }

  return async (request, reply, url) => {
    try {
      const page = await pTimeout(load(request, url), { milliseconds: LOAD_TIMEOUT_MS })
      return await sendLoaded(request, reply, page)
    } catch (error) {
      return sendPlain(request, reply, error)
    }
  }
}
