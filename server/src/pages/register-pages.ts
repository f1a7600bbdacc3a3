import { clientPathPatterns, clientPaths } from '@whirligig/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SendPage } from './page-host.ts'
import { toPageUrl } from './page-url.ts'

const PUBLIC_PAGES = [
  clientPaths.home,
  clientPaths.shop,
  clientPathPatterns.category,
  clientPathPatterns.brand,
  clientPaths.brands,
  clientPathPatterns.product,
  clientPaths.sell,
  clientPaths.contact,
  clientPaths.deliveryAndReturns,
  clientPaths.privacy,
  clientPaths.about,
]

/** Registers the public pages, which are sent to every client. Other pages are sent to clients that ask for HTML. */
export function registerPages(app: FastifyInstance, sendPage: SendPage): void {
  for (const path of PUBLIC_PAGES) {
    app.get(path, (request, reply) => sendPage(request, reply, toPageUrl(request.url)))
  }
}

/** Whether a request without a route is for a page, and not for a file or the API. */
export const isPageRequest = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !/^\/(?:api|images|assets)(?:[/?]|$)/.test(toPageUrl(url))
